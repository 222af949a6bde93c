package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.util.Set;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.IOnDemandAnalysis;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.IOnDemandAnalysisReport;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.OnDemandAnalysisManager;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfCommonProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectRegistry;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/** The analyses of plug-ins that run when asked, in the menu of a trace. */
final class OnDemandMenu {

    private static final System.Logger LOGGER = LazyLogger.of(OnDemandMenu.class);

    private OnDemandMenu() {}

    /** Adds a submenu with the analyses for a trace; nothing if there are none. */
    static void fill(IMenuManager menu, ITmfTrace trace) {
        Set<IOnDemandAnalysis> analyses =
                OnDemandAnalysisManager.getInstance().getOndemandAnalyses(trace);
        if (analyses.isEmpty()) {
            return;
        }
        MenuManager submenu = new MenuManager(Messages.Traces_OnDemand);
        for (IOnDemandAnalysis analysis : analyses) {
            try {
                submenu.add(action(analysis, trace));
            } catch (RuntimeException | LinkageError e) {
                LOGGER.log(
                        System.Logger.Level.ERROR,
                        analysis.getClass().getName() + " does not say what it is: " + e,
                        e);
            }
        }
        menu.add(submenu);
    }

    private static Action action(IOnDemandAnalysis analysis, ITmfTrace trace) {
        Action action =
                RunAction.push(
                        analysis.getName().replace("&", "&&"), null, () -> start(analysis, trace));
        action.setEnabled(analysis.canExecute(trace));
        action.setToolTipText(analysis.getHelpText(trace));
        return action;
    }

    /**
     * Runs an analysis in a job, on the selected range or, if an instant is selected, on the whole
     * trace. A report is added to the reports of the trace, if it is in a project.
     *
     * @param analysis the analysis
     * @param trace an open trace
     * @return the job, already scheduled; a failure is its result
     */
    static Job start(IOnDemandAnalysis analysis, ITmfTrace trace) {
        String name = analysis.getName();
        Job job =
                new Job(name) {
                    @Override
                    protected IStatus run(@Nullable IProgressMonitor monitor) {
                        IProgressMonitor progress = IProgressMonitor.nullSafe(monitor);
                        try {
                            keep(analysis.execute(trace, range(trace), "", progress), trace);
                            return progress.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
                        } catch (CoreException e) {
                            return e.getStatus();
                        } catch (RuntimeException | LinkageError e) {
                            return Status.error(
                                    Texts.bind(Messages.Traces_OnDemandFailed, name), e);
                        }
                    }
                };
        job.setUser(true);
        job.schedule();
        return job;
    }

    private static TmfTimeRange range(ITmfTrace trace) {
        TmfTimeRange selected =
                TmfTraceManager.getInstance().getTraceContext(trace).getSelectionRange();
        if (!selected.getStartTime().equals(selected.getEndTime())) {
            return selected;
        }
        ITmfTimestamp last = trace.isIndexing() ? trace.readEnd() : null;
        return new TmfTimeRange(trace.getStartTime(), last == null ? trace.getEndTime() : last);
    }

    private static void keep(@Nullable Object result, ITmfTrace trace) {
        IResource resource = trace.getResource();
        if (result instanceof IOnDemandAnalysisReport report
                && resource != null
                && TmfProjectRegistry.findElement(resource, true)
                        instanceof TmfCommonProjectElement element) {
            Display.getDefault()
                    .asyncExec(() -> element.getChildElementReports().addReport(report));
        }
    }
}
