package org.eclipse.tracecompass.internal.tmf.ui.tracetype;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.events.EventsView;

/** The Events view, with the tables that plug-ins have for their trace types. */
public final class TypedEventsView extends EventsView {

    @Override
    protected @Nullable OtherTable createOtherTable(Composite parent) {
        return new TypeTable(parent, getSite());
    }
}
