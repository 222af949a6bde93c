package org.eclipse.tracecompass.tmf.ui.actions;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.Download;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.FileTree;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;
import org.eclipse.ui.actions.WorkspaceModifyOperation;

/**
 * Downloads traces or archives of traces and imports them into a folder of a project, as {@link
 * TraceImportOperation} does. Nothing is replaced: a trace whose name is taken gets another one.
 *
 * @since 9.5.0
 */
public class HttpTraceImportOperation extends WorkspaceModifyOperation {

    private final List<String> sources;
    private final TmfTraceFolder destination;
    private final List<String> leftOut = new ArrayList<>();

    /**
     * @param sourceUrl an address of http or https
     * @param destFolder the folder to import to
     */
    public HttpTraceImportOperation(String sourceUrl, TmfTraceFolder destFolder) {
        this(List.of(sourceUrl), destFolder);
    }

    /**
     * @param sourceUrl addresses of http or https
     * @param destFolder the folder to import to
     */
    public HttpTraceImportOperation(Collection<String> sourceUrl, TmfTraceFolder destFolder) {
        sources = List.copyOf(sourceUrl);
        destination = destFolder;
    }

    /**
     * Downloads and imports, one address after the other.
     *
     * @throws InvocationTargetException if an address cannot be downloaded or has no trace; the
     *     message is a sentence for users, and what came before it has been imported
     * @throws InterruptedException if the user cancels
     */
    @Override
    protected void execute(IProgressMonitor monitor)
            throws CoreException, InvocationTargetException, InterruptedException {
        leftOut.clear();
        SubMonitor progress = SubMonitor.convert(monitor, sources.size() * 2);
        for (String each : sources) {
            Path folder = null;
            try {
                folder = Files.createTempDirectory("download");
                progress.setTaskName(Texts.bind(Messages.Import_Job, each));
                Path file = Download.get(each, folder, progress.split(1));
                TraceImportOperation operation =
                        new TraceImportOperation(file.toString(), destination);
                operation.renameConflictingTraces(true);
                operation.execute(progress.split(1));
                leftOut.addAll(operation.getLeftOut());
            } catch (OperationCanceledException e) {
                throw new InterruptedException();
            } catch (IOException | IllegalArgumentException e) {
                throw new InvocationTargetException(
                        e, Texts.bind(Messages.Import_Http, each, reason(e)));
            } finally {
                FileTree.delete(folder);
            }
        }
    }

    /**
     * Returns a sentence for each trace that the last import left out, because it cannot be read;
     * empty if there was none.
     */
    public List<String> getLeftOut() {
        return List.copyOf(leftOut);
    }

    private static String reason(Exception failure) {
        return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }
}
