package org.eclipse.tracecompass.internal.tmf.ui.tracetype;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.internal.tmf.ui.events.EventsView;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.viewers.events.TmfEventsTable;
import org.eclipse.ui.IWorkbenchPartSite;

/**
 * The table that a plug-in has for the events of its trace type. As long as a trace of such a type
 * is active, it stands in the place of all else in the view. On the UI thread only.
 */
final class TypeTable implements EventsView.OtherTable {

    private static final int CACHE_SIZE = 500;

    private final Composite parent;
    private final IWorkbenchPartSite site;
    private final List<Control> hidden = new ArrayList<>();
    private @Nullable TmfEventsTable table;

    /**
     * @param parent the parent, with a grid layout of one column; its children are what is shown
     *     otherwise
     * @param site the site of the view
     */
    TypeTable(Composite parent, IWorkbenchPartSite site) {
        this.parent = parent;
        this.site = site;
    }

    @Override
    public boolean isShown() {
        return table != null;
    }

    @Override
    public void setFocus() {
        TmfEventsTable shown = table;
        if (shown != null) {
            shown.setFocus();
        }
    }

    @Override
    public void show(@Nullable ITmfTrace trace) {
        TmfEventsTable before = table;
        if (before != null) {
            table = null;
            before.dispose();
        }
        hidden.stream().filter(each -> !each.isDisposed()).forEach(each -> show(each, true));
        hidden.clear();
        List<Control> usual = List.of(parent.getChildren());
        TraceTypeUi declared = TraceTypeUi.of(trace);
        TmfEventsTable own =
                trace == null || declared == null
                        ? null
                        : declared.createEventsTable(trace, parent, CACHE_SIZE);
        if (own != null) {
            usual.stream().filter(Control::getVisible).forEach(hidden::add);
            hidden.forEach(each -> show(each, false));
            own.setLayoutData(GridDataFactory.fillDefaults().grab(true, true).create());
            own.registerContextMenus(site);
            own.setTrace(trace, false);
            table = own;
        }
        parent.layout(true, true);
    }

    private static void show(Control control, boolean visible) {
        control.setVisible(visible);
        if (control.getLayoutData() instanceof GridData data) {
            data.exclude = !visible;
        }
    }
}
