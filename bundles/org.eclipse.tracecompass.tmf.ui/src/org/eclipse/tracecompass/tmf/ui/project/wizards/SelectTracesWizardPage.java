package org.eclipse.tracecompass.tmf.ui.project.wizards;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;
import org.eclipse.tracecompass.tmf.ui.project.model.TraceFolderContentProvider;
import org.eclipse.tracecompass.tmf.ui.project.model.TraceFolderLabelProvider;
import org.eclipse.tracecompass.tmf.ui.project.model.TraceUtils;

/**
 * The page with the traces of the project; those of the experiment are checked.
 *
 * @since 0.2.0
 */
public class SelectTracesWizardPage extends WizardPage {

    private final TmfProjectElement project;
    private final TmfExperimentElement experiment;
    private CheckboxTableViewer viewer;

    /**
     * @param project the project
     * @param experiment the experiment
     */
    protected SelectTracesWizardPage(TmfProjectElement project, TmfExperimentElement experiment) {
        super("SelectTraces");
        this.project = project;
        this.experiment = experiment;
        setTitle(Messages.SelectTracesWizardPage_WindowTitle);
        setDescription(Messages.SelectTracesWizardPage_Description);
    }

    @Override
    public void createControl(Composite parent) {
        viewer = CheckboxTableViewer.newCheckList(parent, SWT.BORDER);
        viewer.setContentProvider(new TraceFolderContentProvider());
        viewer.setLabelProvider(new TraceFolderLabelProvider());
        TmfTraceFolder folder = project.getTracesFolder();
        viewer.setInput(folder);
        if (folder != null) {
            List<String> checked = paths(experiment.getTraces());
            for (TmfTraceElement trace : folder.getTraces()) {
                viewer.setChecked(trace, checked.contains(trace.getElementPath()));
            }
        }
        setControl(viewer.getControl());
    }

    private static List<String> paths(List<TmfTraceElement> traces) {
        return traces.stream().map(TmfTraceElement::getElementPath).toList();
    }

    /**
     * Gives the experiment the checked traces.
     *
     * @return whether that was done
     */
    public boolean performFinish() {
        List<TmfTraceElement> wanted =
                Arrays.stream(viewer.getCheckedElements())
                        .map(TmfTraceElement.class::cast)
                        .toList();
        List<String> kept = paths(wanted);
        List<String> present = paths(experiment.getTraces());
        try {
            for (TmfTraceElement trace : experiment.getTraces()) {
                if (!kept.contains(trace.getElementPath())) {
                    experiment.removeTrace(trace);
                }
            }
            for (TmfTraceElement trace : wanted) {
                if (!present.contains(trace.getElementPath())) {
                    experiment.addTrace(trace, false);
                }
            }
        } catch (CoreException e) {
            TraceUtils.displayErrorMsg(
                    Messages.SelectTracesWizardPage_InternalErrorTitle, e.getMessage(), e);
            return false;
        } finally {
            experiment.refresh();
        }
        if (!Set.copyOf(present).equals(Set.copyOf(kept))) {
            // What was computed from other traces is not of these.
            experiment.closeEditors();
            experiment.deleteSupplementaryResources();
        }
        return true;
    }
}
