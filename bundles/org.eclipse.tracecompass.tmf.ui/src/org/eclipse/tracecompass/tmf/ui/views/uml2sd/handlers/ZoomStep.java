package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;

/** Zooms by a step around the middle of what can be seen, for keys. */
final class ZoomStep extends BaseSDAction {

    static final float IN = 1.25f;
    static final float OUT = 1 / IN;

    private final float factor;

    /**
     * @param command the command that runs it
     * @param factor by which the diagram grows; 0 for its natural size
     */
    ZoomStep(String command, float factor) {
        this.factor = factor;
        setId(command);
        setActionDefinitionId(command);
    }

    @Override
    public void run() {
        SDWidget widget = widget();
        if (widget == null) {
            return;
        }
        float before = widget.getZoomValue();
        int halfWidth = widget.getVisibleWidth() / 2;
        int halfHeight = widget.getVisibleHeight() / 2;
        int x = widget.getContentsX() + halfWidth;
        int y = widget.getContentsY() + halfHeight;
        widget.setZoomValue(factor == 0 ? 1 : before * factor);
        float changed = widget.getZoomValue() / before;
        widget.setContentsPos(
                Math.round(x * changed) - halfWidth, Math.round(y * changed) - halfHeight);
    }
}
