package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TraceFolderLabelProvider;

/**
 * The page with the traces of an experiment, to select one.
 *
 * @since 0.2.0
 */
public class SelectRootNodeWizardPage extends WizardPage {

    private final TmfExperimentElement experiment;
    private TableViewer viewer;
    private TmfTraceElement rootNode;

    /**
     * @param experiment the experiment
     */
    protected SelectRootNodeWizardPage(TmfExperimentElement experiment) {
        super("SelectRootNode");
        this.experiment = experiment;
        setTitle(Messages.SelectRootNodeWizardPage_WindowTitle);
        setDescription(Messages.SelectRootNodeWizardPage_Description);
        setPageComplete(false);
    }

    @Override
    public void createControl(Composite parent) {
        viewer = new TableViewer(parent, SWT.BORDER | SWT.SINGLE);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.setLabelProvider(new TraceFolderLabelProvider());
        viewer.setInput(experiment.getTraces());
        viewer.addSelectionChangedListener(
                e -> setPageComplete(!viewer.getStructuredSelection().isEmpty()));
        setControl(viewer.getControl());
    }

    /**
     * Takes over the selected trace.
     *
     * @return whether one is selected
     */
    public boolean performFinish() {
        rootNode = (TmfTraceElement) viewer.getStructuredSelection().getFirstElement();
        return rootNode != null;
    }

    /** The selected trace; null before {@link #performFinish()}. */
    public TmfTraceElement getRootNode() {
        return rootNode;
    }
}
