package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.handlers.HandlerUtil;

/** Opens the dialog with the files of XML analyses. */
public final class ManageHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) {
        if (event != null) {
            ManageDialog.open(HandlerUtil.getActiveShell(event));
        }
        return null;
    }
}
