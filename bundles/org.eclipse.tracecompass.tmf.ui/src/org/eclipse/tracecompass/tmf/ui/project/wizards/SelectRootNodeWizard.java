package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.jface.wizard.Wizard;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;

/**
 * Selects the trace of an experiment that the others depend on, for example as a reference of
 * clocks.
 *
 * @since 0.2.0
 */
public class SelectRootNodeWizard extends Wizard {

    private final TmfExperimentElement experiment;
    private SelectRootNodeWizardPage page;

    /**
     * @param experiment the experiment
     */
    public SelectRootNodeWizard(TmfExperimentElement experiment) {
        this.experiment = experiment;
        setWindowTitle(Messages.SelectRootNodeWizard_WindowTitle);
    }

    @Override
    public void addPages() {
        page = new SelectRootNodeWizardPage(experiment);
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        return page.performFinish();
    }

    /** The selected trace; null before the wizard is finished. */
    public TmfTraceElement getRootNode() {
        return page == null ? null : page.getRootNode();
    }
}
