package org.eclipse.tracecompass.tmf.ui.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/** Writes what a view shows to a file that the user names. */
public final class TableExport {

    private static final String PLUGIN = "org.eclipse.tracecompass.tmf.ui";

    private TableExport() {}

    /**
     * Returns the action for the menus of a view.
     *
     * @param export asks and writes
     */
    public static IAction action(Runnable export) {
        return RunAction.push(Messages.Action_Export, null, export);
    }

    /**
     * Asks for the format, the part of the time and the file, and writes in a job that shows its
     * progress and can be cancelled. The file appears when it is complete, or not at all. On the UI
     * thread.
     *
     * @param shell the window that asks
     * @param what what is written, for the title: the name of the view
     * @param table what is written
     * @param trace the name of the trace that is shown
     * @param times the parts of its time
     */
    public static void ask(
            Shell shell, String what, ViewTable table, String trace, ExportTimes times) {
        ExportDialog dialog = new ExportDialog(shell, what, table, times);
        if (dialog.open() != Window.OK) {
            return;
        }
        ExportKind kind = dialog.kind();
        ExportTimes.Span span = dialog.span();
        Path file =
                FileQuestion.save(Messages.Dialog_Title, trace + "-" + what, kind.file())
                        .ask(shell);
        if (file != null) {
            job(table, kind, span, file).schedule();
        }
    }

    private static Job job(ViewTable table, ExportKind kind, ExportTimes.Span span, Path file) {
        Job job =
                Job.create(
                        NLS.bind(Messages.Export_Job, file.getFileName()),
                        (IProgressMonitor monitor) -> run(table, kind, span, file, monitor));
        job.setUser(true);
        return job;
    }

    /** Writes a file, and says how it went. */
    static IStatus run(
            ViewTable table,
            ExportKind kind,
            ExportTimes.Span span,
            Path file,
            IProgressMonitor monitor) {
        try (OutputFile output = OutputFile.at(file)) {
            kind.write(table, output.content(), span, monitor);
            if (monitor.isCanceled()) {
                return Status.CANCEL_STATUS;
            }
            output.commit();
            return Status.OK_STATUS;
        } catch (OperationCanceledException e) {
            return Status.CANCEL_STATUS;
        } catch (PictureException | TableException e) {
            return failure(file, String.valueOf(e.getMessage()), e);
        } catch (UncheckedIOException e) {
            return failure(file, FileProblem.ofWriting(Objects.requireNonNull(e.getCause())), e);
        } catch (IOException e) {
            return failure(file, FileProblem.ofWriting(e), e);
        }
    }

    private static IStatus failure(Path file, String why, Exception e) {
        String end = why.endsWith(".") ? "" : ".";
        return new Status(
                IStatus.ERROR, PLUGIN, NLS.bind(Messages.Export_Failed, file, why) + end, e);
    }
}
