package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;

/**
 * Renames a trace. The result is the new name.
 *
 * @since 0.2.0
 */
public class RenameTraceDialog extends NameDialog {

    private final TmfTraceElement trace;

    /**
     * @param shell the parent
     * @param trace the trace
     */
    public RenameTraceDialog(Shell shell, TmfTraceElement trace) {
        super(
                shell,
                trace.getElementUnderTraceFolder().getResource().getParent(),
                trace.getElementUnderTraceFolder().getName(),
                Messages.RenameTraceDialog_DialogTitle,
                Messages.RenameTraceDialog_TraceNewName,
                Messages.RenameTraceDialog_TraceName);
        this.trace = trace;
    }

    @Override
    Object apply(String name) throws CoreException {
        ElementRename.rename(trace.getElementUnderTraceFolder(), name);
        return name;
    }
}
