package org.eclipse.tracecompass.internal.tmf.ui.export;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.trim.TraceTrim;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.ui.handlers.HandlerUtil;

/** Writes the events of the selected time range of the active trace as a smaller trace. */
public final class TrimHandler extends AbstractHandler {

    @Override
    public boolean isEnabled() {
        ITmfTrace trace = TmfTraceManager.getInstance().getActiveTrace();
        return trace != null && TraceTrim.isPossible(trace);
    }

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) {
        Shell shell = HandlerUtil.getActiveShell(event);
        TmfTraceManager manager = TmfTraceManager.getInstance();
        ITmfTrace trace = manager.getActiveTrace();
        if (trace == null) {
            return null;
        }
        TmfTimeRange range = manager.getTraceContext(trace).getSelectionRange();
        if (range.getStartTime().compareTo(range.getEndTime()) >= 0) {
            MessageDialog.openInformation(shell, Messages.Trim_Title, Messages.Trim_Nothing);
            return null;
        }
        Path target = ask(shell, trace);
        if (target != null) {
            new TrimJob(trace, range, target, shell.getDisplay()).schedule();
        }
        return null;
    }

    private static @Nullable Path ask(Shell shell, ITmfTrace trace) {
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setText(Messages.Trim_Title);
        dialog.setFileName(Texts.bind(Messages.Trim_Name, trace.getName().replace('/', '-')));
        String chosen = dialog.open();
        return chosen == null ? null : Path.of(chosen);
    }

    /** Writes the trace; its end is told in a dialog, from which the new trace can be opened. */
    private static final class TrimJob extends Job {

        private final ITmfTrace trace;
        private final TmfTimeRange range;
        private final Path target;
        private final Display display;

        TrimJob(ITmfTrace trace, TmfTimeRange range, Path target, Display display) {
            super(Texts.bind(Messages.Trim_Job, trace.getName()));
            this.trace = trace;
            this.range = range;
            this.target = target;
            this.display = display;
            setUser(true);
        }

        @Override
        protected IStatus run(@Nullable IProgressMonitor monitor) {
            try {
                TraceTrim.Result result = TraceTrim.write(trace, range, target, monitor);
                display.asyncExec(() -> offer(result));
                return Status.OK_STATUS;
            } catch (OperationCanceledException e) {
                return Status.CANCEL_STATUS;
            } catch (CoreException e) {
                return Status.error(Messages.Trim_Failed + ' ' + e.getStatus().getMessage(), e);
            }
        }

        private void offer(TraceTrim.Result result) {
            Shell shell = display.getActiveShell();
            String done = Texts.bind(Messages.Trim_Done, target);
            int answer =
                    MessageDialog.open(
                            MessageDialog.INFORMATION,
                            shell,
                            Messages.Trim_Title,
                            result.skipped() == 0
                                    ? done
                                    : done
                                            + "\n\n"
                                            + Texts.bind(Messages.Trim_Skipped, result.skipped()),
                            SWT.NONE,
                            Messages.Trim_Open,
                            Messages.Trim_Close);
            if (answer == 0) {
                OpenTraces.get().open(List.of(target));
            }
        }
    }
}
