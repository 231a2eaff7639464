export const viewports = {
  narrow: { name: 'Narrow, 320 px', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '780px' } },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' } },
  large: { name: 'Large, 1920 px', styles: { width: '1920px', height: '1080px' } },
} as const;

export type Viewport = (typeof viewports)[keyof typeof viewports];
