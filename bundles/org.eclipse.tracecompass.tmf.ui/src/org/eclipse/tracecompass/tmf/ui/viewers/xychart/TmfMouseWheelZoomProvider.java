package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseWheelListener;

/**
 * Zooms about the pointer with the wheel; with Shift, the wheel moves the window by half of it.
 *
 * @since 9.5.0
 */
public class TmfMouseWheelZoomProvider extends TmfBaseProvider implements MouseWheelListener {

    private static final double FACTOR = 0.8;
    private static final long LEAST = 1;

    /**
     * @param tmfChartViewer the chart
     */
    public TmfMouseWheelZoomProvider(ITmfChartTimeProvider tmfChartViewer) {
        super(tmfChartViewer);
    }

    @Override
    public void refresh() {
        // draws nothing
    }

    @Override
    public void mouseScrolled(MouseEvent event) {
        ITmfChartTimeProvider viewer = getChartViewer();
        if (viewer.getWindowDuration() <= 0 || event.count == 0) {
            return;
        }
        if ((event.stateMask & SWT.MODIFIER_MASK) == SWT.SHIFT) {
            scroll(viewer, event.count < 0 ? 1 : -1);
        } else {
            zoom(viewer, event);
        }
    }

    private static void scroll(ITmfChartTimeProvider viewer, int direction) {
        long least = Math.min(0, viewer.getStartTime() - viewer.getWindowStartTime());
        long most = Math.max(0, viewer.getEndTime() - viewer.getWindowEndTime());
        long shift = Math.clamp(direction * (viewer.getWindowDuration() / 2), least, most);
        viewer.updateWindow(viewer.getWindowStartTime() + shift, viewer.getWindowEndTime() + shift);
    }

    private void zoom(ITmfChartTimeProvider viewer, MouseEvent event) {
        long start = viewer.getWindowStartTime();
        long end = viewer.getWindowEndTime();
        double factor = event.count > 0 ? FACTOR : 1 / FACTOR;
        long at =
                Math.clamp(
                        Math.round(getXAxis().getDataCoordinate(event.x)) + viewer.getTimeOffset(),
                        start,
                        end);
        long newStart = Math.max(viewer.getStartTime(), at - Math.round((at - start) * factor));
        long newEnd = Math.min(viewer.getEndTime(), at + Math.round((end - at) * factor));
        viewer.updateWindow(newStart, Math.max(newEnd, newStart + LEAST));
    }
}
