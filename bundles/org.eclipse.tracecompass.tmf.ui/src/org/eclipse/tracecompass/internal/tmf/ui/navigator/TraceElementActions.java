package org.eclipse.tracecompass.internal.tmf.ui.navigator;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;
import org.eclipse.tracecompass.tmf.ui.project.model.ITmfProjectModelElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfAnalysisElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfAnalysisOutputElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfCommonProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfOpenTraceHelper;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;
import org.eclipse.tracecompass.tmf.ui.project.model.TraceUtils;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.navigator.CommonActionProvider;
import org.eclipse.ui.navigator.ICommonActionConstants;
import org.eclipse.ui.navigator.ICommonMenuConstants;

/** The actions of folders, traces and experiments in navigators: double click opens. */
public final class TraceElementActions extends CommonActionProvider {

    private List<ITmfProjectModelElement> selected() {
        List<ITmfProjectModelElement> elements = new ArrayList<>();
        if (getContext() != null
                && getContext().getSelection() instanceof IStructuredSelection selection) {
            for (Object each : selection.toList()) {
                if (each instanceof ITmfProjectModelElement element) {
                    elements.add(element);
                }
            }
        }
        return elements;
    }

    private static boolean opens(ITmfProjectModelElement element) {
        return element instanceof TmfCommonProjectElement
                || element instanceof TmfAnalysisOutputElement
                || element instanceof TmfAnalysisElement;
    }

    private static void open(ITmfProjectModelElement element) {
        switch (element) {
            case TmfTraceElement trace ->
                    TmfOpenTraceHelper.openFromElement(trace.getElementUnderTraceFolder());
            case TmfCommonProjectElement experiment ->
                    TmfOpenTraceHelper.openFromElement(experiment);
            case TmfAnalysisOutputElement output -> output.outputAnalysis();
            case TmfAnalysisElement analysis -> {
                if (analysis.getAvailableOutputs().isEmpty()) {
                    analysis.activateParentTrace();
                } else {
                    analysis.scheduleAnalysis();
                }
            }
            default -> {
                // nothing else opens
            }
        }
    }

    private @Nullable IAction openAction() {
        List<ITmfProjectModelElement> elements = selected();
        return elements.isEmpty() || !elements.stream().allMatch(TraceElementActions::opens)
                ? null
                : RunAction.push(
                        Messages.Element_Open,
                        null,
                        () -> elements.forEach(TraceElementActions::open));
    }

    @Override
    public void fillActionBars(@Nullable IActionBars bars) {
        IAction open = openAction();
        if (open != null && bars != null) {
            bars.setGlobalActionHandler(ICommonActionConstants.OPEN, open);
        }
    }

    @Override
    public void fillContextMenu(@Nullable IMenuManager menu) {
        IAction open = openAction();
        if (menu != null
                && selected().size() == 1
                && selected().get(0) instanceof TmfTraceFolder folder) {
            new ImportActions(folder, getActionSite().getViewSite().getShell())
                    .fill(menu, ICommonMenuConstants.GROUP_PORT);
        }
        if (menu == null || open == null) {
            return;
        }
        menu.insertAfter(ICommonMenuConstants.GROUP_OPEN, open);
        List<TmfCommonProjectElement> traces =
                selected().stream()
                        .filter(TmfCommonProjectElement.class::isInstance)
                        .map(TmfCommonProjectElement.class::cast)
                        .toList();
        if (traces.isEmpty()) {
            return;
        }
        menu.appendToGroup(
                ICommonMenuConstants.GROUP_EDIT,
                RunAction.push(
                        Messages.Element_DeleteFiles,
                        null,
                        () ->
                                confirm(
                                        Messages.Element_DeleteFilesQuestion,
                                        traces,
                                        () -> deleteFiles(traces))));
        menu.appendToGroup(
                ICommonMenuConstants.GROUP_EDIT,
                RunAction.push(
                        Messages.Element_Delete,
                        null,
                        () ->
                                confirm(
                                        Messages.Element_DeleteQuestion,
                                        traces,
                                        () -> delete(traces))));
    }

    private void confirm(String question, List<TmfCommonProjectElement> traces, Runnable action) {
        Shell shell = getActionSite().getViewSite().getShell();
        String names = String.join(", ", traces.stream().map(t -> t.getName()).toList());
        if (MessageDialog.openQuestion(
                shell, Messages.Element_DeleteTitle, Texts.bind(question, names))) {
            traces.forEach(TmfCommonProjectElement::closeEditors);
            action.run();
        }
    }

    private static void deleteFiles(List<TmfCommonProjectElement> traces) {
        Background.run(
                Messages.Element_DeleteTitle,
                monitor -> traces.forEach(t -> t.deleteSupplementaryResources()));
    }

    private static void delete(List<TmfCommonProjectElement> traces) {
        Background.run(
                Messages.Element_DeleteTitle,
                monitor -> {
                    for (TmfCommonProjectElement trace : traces) {
                        try {
                            delete(trace);
                        } catch (CoreException e) {
                            TraceUtils.displayErrorMsg(e);
                        }
                    }
                });
    }

    private static void delete(TmfCommonProjectElement element) throws CoreException {
        TmfProjectElement project = element.getProject();
        if (element instanceof TmfTraceElement trace) {
            if (trace.getParent() instanceof TmfExperimentElement experiment) {
                experiment.removeTrace(trace);
            } else {
                trace.delete(null);
            }
        } else {
            element.deleteSupplementaryFolder();
            element.getResource().delete(true, null);
        }
        project.refresh();
    }
}
