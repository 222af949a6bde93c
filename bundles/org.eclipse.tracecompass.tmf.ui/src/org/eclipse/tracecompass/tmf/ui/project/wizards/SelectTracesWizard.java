package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectElement;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.IWorkbench;

/**
 * Chooses the traces of an experiment among those of its project.
 *
 * @since 0.2.0
 */
public class SelectTracesWizard extends Wizard implements IImportWizard {

    private final TmfProjectElement project;
    private final TmfExperimentElement experiment;
    private SelectTracesWizardPage page;

    /**
     * @param project the project
     * @param experiment the experiment
     */
    public SelectTracesWizard(TmfProjectElement project, TmfExperimentElement experiment) {
        this.project = project;
        this.experiment = experiment;
        setWindowTitle(Messages.SelectTracesWizard_WindowTitle);
    }

    @Override
    public void init(IWorkbench workbench, IStructuredSelection selection) {
        setWindowTitle(Messages.SelectTracesWizard_WindowTitle);
    }

    @Override
    public void addPages() {
        page = new SelectTracesWizardPage(project, experiment);
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        return page.performFinish();
    }
}
