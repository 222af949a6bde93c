package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentFolder;

/**
 * Creates an experiment without traces. The result is its {@code IFolder}.
 *
 * @since 0.2.0
 */
public class NewExperimentDialog extends NameDialog {

    private final TmfExperimentFolder experimentFolder;

    /**
     * @param shell the parent
     * @param experimentFolder the folder of experiments
     */
    public NewExperimentDialog(Shell shell, TmfExperimentFolder experimentFolder) {
        super(
                shell,
                experimentFolder.getResource(),
                null,
                Messages.NewExperimentDialog_DialogTitle,
                Messages.NewExperimentDialog_ExperimentName);
        this.experimentFolder = experimentFolder;
    }

    @Override
    Object apply(String name) throws CoreException {
        IFolder folder = experimentFolder.getResource().getFolder(name);
        folder.create(true, true, null);
        folder.setPersistentProperty(
                TmfCommonConstants.TRACETYPE, TmfTraceType.DEFAULT_EXPERIMENT_TYPE);
        experimentFolder.refresh();
        return folder;
    }
}
