package org.eclipse.tracecompass.internal.tmf.ui.events;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jdt.annotation.Nullable;

/** Asks for a time and selects it in all views. */
public final class GoToTimeHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) throws ExecutionException {
        EventsView.find(event).askTime();
        return null;
    }
}
