package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;

/**
 * Keeps the actions that have keys on the view that is active. On the UI thread.
 *
 * @since 9.5.0
 */
public class KeyBindingsManager {

    private static final String COMMANDS =
            "org.eclipse.tracecompass.tmf.ui.command.sequenceDiagram.";

    private static KeyBindingsManager instance;

    private final Set<String> viewIds = new HashSet<>();
    private final OpenSDFindDialog find = new OpenSDFindDialog();
    private final List<BaseSDAction> actions =
            List.of(
                    find,
                    new MoveToMessage(),
                    new MoveSDLeft(),
                    new MoveSDRight(),
                    new MoveSDUp(),
                    new MoveSDDown(),
                    new ShowNodeStart(),
                    new ShowNodeEnd(),
                    new FirstPage(null),
                    new PrevPage(null),
                    new NextPage(null),
                    new LastPage(null),
                    new ZoomStep(COMMANDS + "zoomIn", ZoomStep.IN),
                    new ZoomStep(COMMANDS + "zoomOut", ZoomStep.OUT),
                    new ZoomStep(Zoom.RESET_ZOOM_ID, 0));

    /** A manager without views; use {@link #getInstance()}. */
    protected KeyBindingsManager() {
        // has no views yet
    }

    /** The manager of this viewer. */
    public static synchronized KeyBindingsManager getInstance() {
        if (instance == null) {
            instance = new KeyBindingsManager();
        }
        return instance;
    }

    /** A view with this id has been opened. */
    public void add(String viewId) {
        viewIds.add(viewId);
    }

    /** A view with this id has been closed. */
    public void remove(String viewId) {
        viewIds.remove(viewId);
        if (viewIds.isEmpty()) {
            setSdView(null);
        }
    }

    /** Lets the actions work on a view, and its window use their commands; null for none. */
    public void setSdView(SDView view) {
        for (BaseSDAction action : actions) {
            action.setView(view);
            if (view != null && action.getActionDefinitionId() != null) {
                view.getViewSite()
                        .getActionBars()
                        .setGlobalActionHandler(action.getActionDefinitionId(), action);
            }
        }
        if (view != null) {
            IActionBars bars = view.getViewSite().getActionBars();
            bars.setGlobalActionHandler(ActionFactory.FIND.getId(), find);
            bars.updateActionBars();
        }
    }

    /** Lets the user find or not. */
    public void setFindEnabled(boolean enabled) {
        find.setEnabled(enabled);
    }
}
