import content from 'virtual:onboarding-plans';
import { addDays, dayAt } from './days.ts';
import type { Employee, EmployeeProgress } from './model.ts';

/** Whom the portal shows to everyone (docs/specification.md, sections 3 and 9). */
export const sampleEmployee: Employee = {
  id: 'e1',
  fullName: 'Maya Lindqvist',
  imageUrl: '',
  position: 'Product Engineer',
  // Three days before today, because the sample employee is always new.
  joinDate: addDays(dayAt(new Date()), -3),
  planId: content.standard,
};

export const sampleProgress: EmployeeProgress = {
  employeeId: sampleEmployee.id,
  milestones: [
    {
      milestoneId: 'orientation',
      missions: [
        done('read-the-welcome-guide', '2026-11-02T08:40:00.000Z'),
        done('collect-your-badge', '2026-11-02T09:15:00.000Z'),
        done('tour-the-office', '2026-11-02T10:30:00.000Z'),
        done('have-coffee-with-your-buddy', '2026-11-03T13:20:00.000Z'),
      ],
    },
    {
      milestoneId: 'workstation-setup',
      missions: [
        done('set-up-your-laptop', '2026-11-02T14:05:00.000Z'),
        done('connect-to-the-vpn', '2026-11-02T15:10:00.000Z'),
      ],
    },
    {
      milestoneId: 'project-kick-off',
      missions: [done('read-the-project-brief', '2026-11-04T09:45:00.000Z')],
    },
  ],
};

function done(id: string, completedAt: string) {
  return { id, isCompleted: true, completedAt };
}
