package org.eclipse.tracecompass.internal.tmf.remote.ui;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.handlers.HandlerUtil;

/** Opens traces of a server. */
public final class OpenRemoteHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) {
        new OpenRemoteDialog(HandlerUtil.getActiveShell(event)).open();
        return null;
    }
}
