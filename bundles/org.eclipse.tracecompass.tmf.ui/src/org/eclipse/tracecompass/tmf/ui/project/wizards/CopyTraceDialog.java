package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;

/**
 * Copies a trace, as a link if it is one and the user does not want the files. The result is the
 * {@code IResource} of the copy.
 *
 * @since 0.2.0
 */
public class CopyTraceDialog extends NameDialog {

    private final TmfTraceElement trace;
    private boolean deep;

    /**
     * @param shell the parent
     * @param trace what is copied
     */
    public CopyTraceDialog(Shell shell, TmfTraceElement trace) {
        super(
                shell,
                trace.getResource().getParent(),
                trace.getName(),
                Messages.CopyTraceDialog_DialogTitle,
                Messages.CopyTraceDialog_TraceNewName,
                Messages.CopyTraceDialog_TraceName);
        this.trace = trace;
    }

    @Override
    void createOptions(Composite parent) {
        Button files = new Button(parent, SWT.CHECK);
        files.setText(Messages.CopyTraceDialog_CopyTraceButton);
        files.addListener(SWT.Selection, e -> deep = files.getSelection());
    }

    @Override
    Object apply(String name) throws CoreException {
        IResource copy = trace.copy(name, true, !deep);
        if (copy == null) {
            throw new CoreException(Status.error(Messages.CopyExperimentDialog_DeepCopyError));
        }
        trace.getProject().refresh();
        return copy;
    }
}
