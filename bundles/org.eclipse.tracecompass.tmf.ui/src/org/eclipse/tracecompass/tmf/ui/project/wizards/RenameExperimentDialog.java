package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;

/**
 * Renames an experiment. The result is the new name.
 *
 * @since 0.2.0
 */
public class RenameExperimentDialog extends NameDialog {

    private final TmfExperimentElement experiment;

    /**
     * @param shell the parent
     * @param experiment the experiment
     */
    public RenameExperimentDialog(Shell shell, TmfExperimentElement experiment) {
        super(
                shell,
                experiment.getResource().getParent(),
                experiment.getName(),
                Messages.RenameExperimentDialog_DialogTitle,
                Messages.RenameExperimentDialog_ExperimentNewName,
                Messages.RenameExperimentDialog_ExperimentName);
        this.experiment = experiment;
    }

    @Override
    Object apply(String name) throws CoreException {
        ElementRename.rename(experiment, name);
        return name;
    }
}
