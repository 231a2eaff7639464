import content from 'virtual:content/index';
import { addDays, type CalendarDay, dayAt } from './plan/days.ts';
import type { Employee, EmployeeProgress, MissionProgress } from './plan/model.ts';

/** Three days before today, because the sample employee is always new. */
const firstDay = addDays(dayAt(new Date()), -3);

/** The employee that the portal shows to everyone (docs/specification.md, sections 3 and 9). */
export const sampleEmployee: Employee = {
  id: 'e1',
  fullName: 'Maya Lindqvist',
  imageUrl: '',
  position: 'Product Engineer',
  joinDate: firstDay,
  planId: content.standard,
  // `example.com` belongs to nobody, because a live portal may show these addresses, too.
  buddy: { name: 'Ida Holm', link: 'mailto:ida.holm@example.com' },
  manager: { name: 'Ruth Adeyemi', link: 'mailto:ruth.adeyemi@example.com' },
};

export const sampleProgress = sampleProgressSince(firstDay);

/** The missions that the sample employee completed on the first three days of work. */
export function sampleProgressSince(start: CalendarDay): EmployeeProgress {
  const done = (id: string, daysLater: number, time: string): MissionProgress => ({
    id,
    isCompleted: true,
    // In the time zone of the device, like the first day.
    completedAt: new Date(`${addDays(start, daysLater)}T${time}`).toISOString(),
  });
  return {
    employeeId: sampleEmployee.id,
    milestones: [
      {
        milestoneId: 'orientation',
        missions: [
          done('read-the-welcome-guide', 0, '08:40'),
          done('collect-your-badge', 0, '09:15'),
          done('tour-the-office', 0, '10:30'),
          done('have-coffee-with-your-buddy', 1, '13:20'),
        ],
      },
      {
        milestoneId: 'workstation-setup',
        missions: [
          done('set-up-your-laptop', 0, '14:05'),
          done('turn-on-two-step-verification', 0, '14:50'),
          done('connect-to-the-vpn', 0, '15:10'),
        ],
      },
      {
        milestoneId: 'project-kick-off',
        missions: [done('read-the-project-brief', 2, '09:45')],
      },
    ],
  };
}
