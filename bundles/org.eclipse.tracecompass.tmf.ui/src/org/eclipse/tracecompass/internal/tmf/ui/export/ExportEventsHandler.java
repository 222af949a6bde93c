package org.eclipse.tracecompass.internal.tmf.ui.export;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.events.EventsView;

/** Writes the table of events to a file. */
public final class ExportEventsHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) throws ExecutionException {
        EventsView.find(event).exportTable();
        return null;
    }
}
