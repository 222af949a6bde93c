package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;

/**
 * Copies an experiment, with links to the same traces or with copies of their files. The result is
 * the {@code IResource} of the copy.
 *
 * @since 0.2.0
 */
public class CopyExperimentDialog extends NameDialog {

    private final TmfExperimentElement experiment;
    private boolean deep;

    /**
     * @param shell the parent
     * @param experiment what is copied
     */
    public CopyExperimentDialog(Shell shell, TmfExperimentElement experiment) {
        super(
                shell,
                experiment.getResource().getParent(),
                experiment.getName(),
                Messages.CopyExperimentDialog_DialogTitle,
                Messages.CopyExperimentDialog_ExperimentNewName,
                Messages.CopyExperimentDialog_ExperimentName);
        this.experiment = experiment;
    }

    @Override
    void createOptions(Composite parent) {
        Button files = new Button(parent, SWT.CHECK);
        files.setText(Messages.CopyExperimentDialog_DeepCopyButton);
        files.addListener(SWT.Selection, e -> deep = files.getSelection());
    }

    @Override
    Object apply(String name) throws CoreException {
        IResource copy = experiment.copy(name, true, !deep);
        if (copy == null) {
            throw new CoreException(Status.error(Messages.CopyExperimentDialog_DeepCopyError));
        }
        experiment.getProject().refresh();
        return copy;
    }
}
