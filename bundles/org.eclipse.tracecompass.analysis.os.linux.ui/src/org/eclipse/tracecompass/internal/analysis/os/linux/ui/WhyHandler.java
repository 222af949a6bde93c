package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** The command <i>Why?</i>: opens the view with the answer for what is selected. */
public final class WhyHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        ISelection selection = HandlerUtil.getActiveMenuSelection(event);
        WhyQuestion question =
                selection instanceof IStructuredSelection one
                        ? WhyQuestion.of(one.getFirstElement())
                        : null;
        if (question != null) {
            try {
                if (window.getActivePage().showView(WhyView.ID) instanceof WhyView view) {
                    view.ask(question);
                }
            } catch (PartInitException e) {
                throw new ExecutionException("The view cannot be opened", e);
            }
        }
        return null;
    }
}
