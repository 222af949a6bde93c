package org.eclipse.tracecompass.tmf.ui.views;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * Keeps the trace of a view while others are opened and selected. A click pins the view to the
 * active trace, or lets it follow the active trace again; a drop-down menu lists all open traces.
 * On the UI thread.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public class PinTmfViewAction extends Action implements IMenuCreator {

    private static final String PIN = "pin.svg";
    private static final String PINNED = "pinned.svg";

    private final ITmfPinnable pinnable;
    private ITmfTrace pinned;
    private boolean isPinned;
    private Menu menu;

    /** An action that only knows whether something is pinned. */
    public PinTmfViewAction() {
        this(null);
    }

    /**
     * @param pinnable what is pinned; null if somebody else does it
     */
    public PinTmfViewAction(ITmfPinnable pinnable) {
        super(Messages.Action_Pin, pinnable == null ? AS_CHECK_BOX : AS_DROP_DOWN_MENU);
        this.pinnable = pinnable;
        if (pinnable != null) {
            setMenuCreator(this);
        }
        update();
    }

    /** Pins to the active trace, or lets go. */
    @Override
    public void run() {
        if (pinnable == null) {
            isPinned = isChecked();
            update();
            return;
        }
        ITmfTrace active = TmfTraceManager.getInstance().getActiveTrace();
        pin(isPinned ? null : active);
    }

    private void pin(ITmfTrace trace) {
        setPinnedTrace(trace);
        pinnable.setPinned(trace);
    }

    /** Whether something is pinned. */
    public boolean isPinned() {
        return isPinned;
    }

    /**
     * Shows which trace the view is pinned to; pins nothing itself.
     *
     * @param trace the trace; null if the view follows the active one
     */
    public void setPinnedTrace(ITmfTrace trace) {
        pinned = trace;
        isPinned = trace != null;
        update();
    }

    private void update() {
        setImageDescriptor(Icons.of(isPinned ? PINNED : PIN));
        setToolTipText(
                pinned == null
                        ? Messages.Action_Pin
                        : NLS.bind(
                                Messages.Action_Unpin,
                                TmfTraceManager.getInstance().getTraceUniqueName(pinned)));
        if (getStyle() == AS_CHECK_BOX) {
            setChecked(isPinned);
        }
    }

    // --- the menu of open traces

    @Override
    public Menu getMenu(Control parent) {
        dispose();
        menu = new Menu(parent);
        Set<ITmfTrace> traces =
                new LinkedHashSet<>(TmfTraceManager.getInstance().getOpenedTraces());
        if (pinned != null) {
            traces.add(pinned);
        }
        for (ITmfTrace trace : traces) {
            String name = TmfTraceManager.getInstance().getTraceUniqueName(trace);
            RunAction item =
                    RunAction.check(
                            NLS.bind(Messages.Action_PinTo, name).replace("&", "&&"),
                            null,
                            () -> pin(trace == pinned ? null : trace));
            item.setChecked(trace == pinned);
            new ActionContributionItem(item).fill(menu, -1);
        }
        return menu;
    }

    @Override
    public Menu getMenu(Menu parent) {
        return null;
    }

    @Override
    public void dispose() {
        if (menu != null) {
            menu.dispose();
        }
        menu = null;
    }
}
