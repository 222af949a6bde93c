package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.handlers.HandlerUtil;

/** Opens the list of custom parsers. */
public final class CustomParsersHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) {
        new ParsersDialog(HandlerUtil.getActiveShell(event)).open();
        return null;
    }
}
