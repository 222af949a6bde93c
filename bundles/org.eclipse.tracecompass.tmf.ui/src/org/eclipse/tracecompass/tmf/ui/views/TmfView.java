package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.signal.UiSignals;
import org.eclipse.tracecompass.tmf.core.component.ITmfComponent;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.part.ViewPart;

/**
 * The base of views of the documented API. A view is registered for signals from its constructor to
 * {@link #dispose()}, so its handlers, public methods with {@code @TmfSignalHandler}, may be called
 * before it has any widget. Handlers of opened, selected and closed traces run on the UI thread,
 * all others on the thread of the sender.
 *
 * <p>The view menu offers another view if the view {@linkplain ITmfAllowMultiple allows it}, saves
 * a picture if {@link #createSaveAction()} says how, and aligns time axes if the view {@linkplain
 * ITmfTimeAligned has one}. A view that is {@link ITmfPinnable} can be pinned in its tool bar.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public abstract class TmfView extends ViewPart implements ITmfComponent {

    /** Stands between the id and the secondary id of a view. */
    public static final String VIEW_ID_SEPARATOR = ":";

    private static final String PIN_GROUP = "pin.group";

    /** The action that pins the view; null before it is created, and if it cannot be pinned. */
    protected PinTmfViewAction fPinAction;

    private final String name;
    private Composite parentComposite;

    /**
     * @param viewName the name of the view
     */
    public TmfView(String viewName) {
        name = viewName;
        UiSignals.register(this);
    }

    @Override
    public void dispose() {
        TmfSignalManager.deregister(this);
        if (getSite() != null) {
            IActionBars bars = getViewSite().getActionBars();
            bars.getToolBarManager().removeAll();
            bars.getMenuManager().removeAll();
        }
        if (fPinAction != null) {
            fPinAction.dispose();
        }
        super.dispose();
        if (this instanceof ITmfTimeAligned) {
            TimeAlignment.realignSoon();
        }
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public void broadcast(TmfSignal signal) {
        TmfSignalManager.dispatchSignal(signal);
    }

    @Override
    public void broadcastAsync(TmfSignal signal) {
        TmfSignalManager.dispatchSignalAsync(signal);
    }

    /** Whether the view is pinned to a trace. */
    public boolean isPinned() {
        return fPinAction != null && fPinAction.isPinned();
    }

    /** Adds the action that pins the view to its tool bar, once. */
    protected void contributePinActionToToolBar() {
        if (fPinAction == null) {
            fPinAction =
                    this instanceof ITmfPinnable pinnable
                            ? new PinTmfViewAction(pinnable)
                            : new PinTmfViewAction();
            IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
            bar.add(new Separator(PIN_GROUP));
            bar.add(fPinAction);
        }
    }

    /** Pins the view to a trace as the user can. */
    final void pinTo(ITmfTrace trace) {
        if (this instanceof ITmfPinnable pinnable) {
            pinnable.setPinned(trace);
            if (fPinAction != null) {
                fPinAction.setPinnedTrace(trace);
            }
        }
    }

    /**
     * Creates the widgets. Subclasses call this first, and then create theirs and add actions to
     * the group {@link IWorkbenchActionConstants#MB_ADDITIONS} of the tool bar.
     */
    @Override
    public void createPartControl(Composite parent) {
        parentComposite = parent;
        fillBars(getViewSite().getActionBars());
        if (this instanceof ITmfTimeAligned) {
            parent.addListener(SWT.Resize, e -> TimeAlignment.realignSoon());
        }
        OpenTraces.acceptDrops(parent);
    }

    /** Makes the groups of tool bar and menu, and fills in what every view of its kind has. */
    void fillBars(IActionBars bars) {
        fillMenu(bars.getMenuManager());
        bars.getToolBarManager().add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        if (this instanceof ITmfPinnable) {
            contributePinActionToToolBar();
        }
    }

    private void fillMenu(IMenuManager menu) {
        if (this instanceof ITmfAllowMultiple) {
            menu.add(newViewItem());
        }
        IAction save = createSaveAction();
        if (save != null) {
            menu.add(save);
        }
        if (this instanceof ITmfTimeAligned) {
            RunAction align =
                    RunAction.check(
                            Messages.Action_AlignViews,
                            null,
                            () -> TimeAlignment.setEnabled(!TimeAlignment.isEnabled()));
            menu.add(align);
            menu.addMenuListener(m -> align.setChecked(TimeAlignment.isEnabled()));
        }
        menu.add(new Separator());
        menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    private IContributionItem newViewItem() {
        if (!(this instanceof ITmfPinnable pinnable)) {
            return new ActionContributionItem(new NewTmfViewAction(this));
        }
        return FilledMenu.named(
                Messages.Action_NewView,
                m -> {
                    ITmfTrace shown = pinnable.getTrace();
                    if (shown != null) {
                        m.add(new NewTmfViewAction(this, shown, true));
                    }
                    m.add(new Separator());
                    for (ITmfTrace trace : TmfTraceManager.getInstance().getOpenedTraces()) {
                        m.add(new NewTmfViewAction(this, trace));
                    }
                    m.add(new Separator());
                    NewTmfViewAction unpinned = new NewTmfViewAction(this);
                    unpinned.setText(Messages.Action_NewViewUnpinned);
                    m.add(unpinned);
                });
    }

    /**
     * The action that saves a picture of the view; asked once, when the view is created.
     *
     * @return the action; null if there is nothing to save
     */
    protected @Nullable IAction createSaveAction() {
        return null;
    }

    /** The parent of the view's widgets; null before it has been created. */
    public Composite getParentComposite() {
        return parentComposite;
    }

    /** The id of the view, with a colon and its secondary id if it has one. */
    protected String getViewId() {
        String secondary = getViewSite().getSecondaryId();
        return secondary == null
                ? getViewSite().getId()
                : getViewSite().getId() + VIEW_ID_SEPARATOR + secondary;
    }
}
