package org.eclipse.tracecompass.tmf.ui.actions;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.UnfinishedFiles;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.Archive;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.FileTree;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectRegistry;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;
import org.eclipse.ui.actions.WorkspaceModifyOperation;

/**
 * Copies traces into a folder of a project: a trace, all traces in a folder, or those in an archive
 * (zip, tar, gz). Folders below the source become folders below the destination. Leading dots of
 * names are left out, since projects do not show hidden files. A trace that is already there under
 * the same name is replaced once the new one is complete, unless conflicting traces are renamed. A
 * folder that is no trace is never replaced: the trace gets another name.
 *
 * @since 9.5.0
 */
public class TraceImportOperation extends WorkspaceModifyOperation {

    private final Path source;
    private final TmfTraceFolder destination;
    private boolean skipsExtraction;
    private boolean renames;
    private ITmfTimestamp start;
    private ITmfTimestamp end;
    private final List<String> leftOut = new ArrayList<>();

    /**
     * @param sourcePath the path of a trace, a folder with traces or an archive
     * @param destFolder the folder to copy to
     */
    public TraceImportOperation(String sourcePath, TmfTraceFolder destFolder) {
        source = Path.of(sourcePath).toAbsolutePath().normalize();
        destination = destFolder;
    }

    /** Sets whether an archive is taken for a trace itself. */
    public void setSkipArchiveExtraction(boolean skipArchiveExtraction) {
        skipsExtraction = skipArchiveExtraction;
    }

    /** Sets whether a trace gets another name if its name is taken, such as {@code trace(2)}. */
    public void renameConflictingTraces(boolean renameConflictingTraces) {
        renames = renameConflictingTraces;
    }

    /**
     * Imports only traces with events in a range of time.
     *
     * @param start the start of the range; null for all traces
     * @param end its end, inclusive; null for all traces
     */
    public void setFilteringTimeRange(ITmfTimestamp start, ITmfTimestamp end) {
        this.start = start;
        this.end = end;
    }

    /**
     * Imports the traces.
     *
     * @throws InvocationTargetException if there is no trace, an archive is damaged, a file cannot
     *     be copied or a trace would replace itself; the message is a sentence for users
     * @throws InterruptedException if the user cancels; of the trace being copied nothing remains
     */
    @Override
    protected void execute(IProgressMonitor monitor)
            throws CoreException, InvocationTargetException, InterruptedException {
        SubMonitor progress =
                SubMonitor.convert(
                        monitor, Texts.bind(Messages.Import_Job, source.getFileName()), 100);
        leftOut.clear();
        if (!Files.exists(source)) {
            String message = Texts.bind(Messages.Import_Missing, source);
            throw new InvocationTargetException(new IOException(message), message);
        }
        try {
            if (!skipsExtraction && Archive.isArchive(source)) {
                importArchive(progress);
            } else {
                importTree(source, progress);
            }
        } catch (OperationCanceledException e) {
            throw new InterruptedException();
        } catch (IOException e) {
            throw new InvocationTargetException(e, e.getMessage());
        }
    }

    /**
     * Returns a sentence for each trace that the last import left out, because it cannot be read;
     * empty if there was none.
     */
    public List<String> getLeftOut() {
        return List.copyOf(leftOut);
    }

    private void importArchive(SubMonitor progress) throws CoreException, IOException {
        Path folder = Files.createTempDirectory("import");
        try {
            try {
                Archive.extract(source, folder, progress.split(50));
            } catch (IOException e) {
                throw new IOException(
                        Texts.bind(Messages.Import_Archive, source, e.getMessage()), e);
            }
            importTree(folder, progress.setWorkRemaining(50));
        } finally {
            FileTree.delete(folder);
        }
    }

    private void importTree(Path root, SubMonitor progress) throws CoreException, IOException {
        ITmfTrace opened;
        try {
            opened =
                    TmfTraceOpener.open(
                            root, null, progress.split(10), sentence -> leaveOut(root, sentence));
        } catch (TmfTraceException e) {
            throw new IOException(Texts.bind(Messages.Import_Nothing, source), e);
        }
        try {
            var traces = TmfTraceManager.getTraceSet(opened);
            progress.setWorkRemaining(traces.size());
            for (ITmfTrace trace : traces) {
                SubMonitor part = progress.split(1);
                if (isWanted(trace)) {
                    copy(root, trace, part);
                }
            }
        } finally {
            opened.dispose();
        }
        TmfProjectElement project = destination.getProject();
        if (project != null) {
            project.refresh();
        }
    }

    /** What is extracted is named as in the archive. */
    private void leaveOut(Path root, String sentence) {
        leftOut.add(root.equals(source) ? sentence : sentence.replace(root + File.separator, ""));
    }

    private boolean isWanted(ITmfTrace trace) {
        if (start == null || end == null) {
            return true;
        }
        ITmfTimestamp first = trace.readStart();
        ITmfTimestamp last = trace.readEnd();
        if (first == null || last == null) {
            // only reading all events tells
            trace.indexTrace(true);
            first = trace.getStartTime();
            last = trace.getEndTime();
        }
        return first.compareTo(end) <= 0 && last.compareTo(start) >= 0;
    }

    private void copy(Path root, ITmfTrace trace, SubMonitor progress)
            throws CoreException, IOException {
        Path file = Path.of(trace.getPath());
        Path parent = file.getParent();
        IFolder folder = destination.getResource();
        if (!file.equals(root) && parent != null) {
            for (Path each : root.relativize(parent)) {
                folder = each.toString().isEmpty() ? folder : folder.getFolder(shownName(each));
            }
        }
        TraceResources.createFolder(folder, progress);
        folder.refreshLocal(IResource.DEPTH_ONE, progress);
        String name = nameIn(folder, shownName(file.equals(root) ? source : file));
        try {
            copy(file, folder, name, progress);
        } catch (IOException e) {
            throw new IOException(
                    Texts.bind(Messages.Import_Copy, file.getFileName(), FileProblem.ofWriting(e)),
                    e);
        }
        folder.refreshLocal(IResource.DEPTH_INFINITE, progress);
        IResource resource = folder.findMember(name);
        if (resource != null) {
            resource.setPersistentProperty(
                    TmfCommonConstants.SOURCE_LOCATION, source.toUri().toString());
            resource.setPersistentProperty(TmfCommonConstants.TRACETYPE, trace.getTraceTypeId());
        }
    }

    /** The name of a file as a folder of a project shows it: never with a dot before it. */
    private static String shownName(Path file) {
        String name = String.valueOf(file.getFileName()).replaceFirst("^\\.+", "");
        return name.isEmpty() ? "trace" : name;
    }

    /** The name of the copy. A folder that is no trace itself may have many traces: it stays. */
    private String nameIn(IFolder folder, String name) {
        IResource old = folder.findMember(name);
        boolean stays = renames || old != null && !TraceResources.isTrace(old);
        return stays ? TraceResources.freeName(folder, name) : name;
    }

    /** Copies into a hidden folder first: a trace has its name, or loses its place, when whole. */
    private void copy(Path file, IFolder folder, String name, SubMonitor progress)
            throws CoreException, IOException {
        Path traces = folder.getLocation().toPath();
        Path target = traces.resolve(name);
        if (Files.exists(target) && Files.isSameFile(file, target)) {
            throw new IOException(Messages.Import_Same);
        }
        Path hidden = UnfinishedFiles.add(Files.createTempDirectory(traces, ".import"));
        try {
            Path copy = hidden.resolve(name);
            FileTree.copy(file, copy, progress);
            remove(folder.findMember(name), progress);
            Files.move(copy, target);
        } finally {
            UnfinishedFiles.delete(hidden);
        }
    }

    /** Makes room for a trace: what is there goes, with all that was computed from it. */
    private static void remove(IResource old, SubMonitor progress) throws CoreException {
        if (old == null) {
            return;
        }
        if (TmfProjectRegistry.findElement(old, true) instanceof TmfTraceElement trace) {
            trace.delete(progress, true);
        } else {
            old.delete(true, progress);
        }
    }
}
