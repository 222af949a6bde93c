package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Cursor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * Lets clicks on the diagram zoom in or out, or shows it at its natural size.
 *
 * @since 9.5.0
 */
public class Zoom extends BaseSDAction {

    /** The id of the action that zooms in. */
    public static final String ZOOM_IN_ID =
            "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.ZoomInCoolBar";

    /** The id of the action that zooms out. */
    public static final String ZOOM_OUT_ID =
            "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.ZoomOutCoolBar";

    /** The id of the action that shows the natural size. */
    public static final String RESET_ZOOM_ID =
            "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.ResetZoom";

    /** The id of the action after which clicks select. */
    public static final String NO_ZOOM_ID =
            "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.NoZoom";

    /** What an action does. */
    public static enum ZoomType {

        /** Clicks select. */
        ZOOM_NONE,

        /** Clicks zoom in. */
        ZOOM_IN,

        /** Clicks zoom out. */
        ZOOM_OUT,

        /** Shows the natural size. */
        ZOOM_RESET
    }

    private final ZoomType type;
    private Cursor cursor;

    /** An action on a view. */
    public Zoom(SDView view, ZoomType type) {
        super(view, "", type == ZoomType.ZOOM_RESET ? AS_PUSH_BUTTON : AS_RADIO_BUTTON);
        this.type = type;
        switch (type) {
            case ZOOM_IN ->
                    look(
                            ZOOM_IN_ID,
                            Messages.SequenceDiagram_ZoomIn,
                            Messages.SequenceDiagram_ZoomInTheDiagram,
                            Icons.ZOOM_IN);
            case ZOOM_OUT ->
                    look(
                            ZOOM_OUT_ID,
                            Messages.SequenceDiagram_ZoomOut,
                            Messages.SequenceDiagram_ZoomOutTheDiagram,
                            Icons.ZOOM_OUT);
            case ZOOM_RESET ->
                    look(
                            RESET_ZOOM_ID,
                            Messages.SequenceDiagram_ResetZoomFactor,
                            Messages.SequenceDiagram_ResetZoomFactor,
                            Icons.ZOOM_ALL);
            case ZOOM_NONE -> {
                look(
                        NO_ZOOM_ID,
                        Messages.SequenceDiagram_Select,
                        Messages.SequenceDiagram_Select,
                        null);
                setChecked(true);
            }
        }
    }

    @Override
    public void run() {
        SDWidget widget = widget();
        if (widget == null) {
            return;
        }
        if (type == ZoomType.ZOOM_RESET) {
            widget.resetZoomFactor();
            widget.setZoomInMode(false);
            widget.setZoomOutMode(false);
            widget.setCursor(null);
            setActionChecked(NO_ZOOM_ID, true);
            setActionChecked(ZOOM_IN_ID, false);
            setActionChecked(ZOOM_OUT_ID, false);
            return;
        }
        boolean in = type == ZoomType.ZOOM_IN;
        boolean out = type == ZoomType.ZOOM_OUT;
        if (isChecked()) {
            widget.setZoomInMode(in);
            widget.setZoomOutMode(out);
            cursor = widget.getDisplay().getSystemCursor(SWT.CURSOR_CROSS);
            widget.setCursor(in || out ? cursor : null);
        }
    }

    /** Checks another action of the view. */
    protected void setActionChecked(String id, boolean checked) {
        IContributionItem item =
                getView().getViewSite().getActionBars().getToolBarManager().find(id);
        if (item instanceof ActionContributionItem contribution) {
            contribution.getAction().setChecked(checked);
        }
    }

    /** Forgets the cursor, which belongs to the system. */
    public void dispose() {
        cursor = null;
    }
}
