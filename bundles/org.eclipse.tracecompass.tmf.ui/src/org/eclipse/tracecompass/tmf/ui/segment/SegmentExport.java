package org.eclipse.tracecompass.tmf.ui.segment;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.segment.SegmentFilter;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;

/** Writes the rows of a table of segments as CSV to a file that the user names; times in ns. */
final class SegmentExport {

    private static final String PLUGIN = "org.eclipse.tracecompass.tmf.ui";
    private static final CSVFormat CSV = CSVFormat.RFC4180.builder().setRecordSeparator("\n").get();
    private static final int STEP = 4096;

    private SegmentExport() {}

    static void ask(
            Shell shell, String name, List<ISegmentAspect> aspects, SegmentRows.Answer rows) {
        Path file = FileQuestion.save(Messages.Export_Title, name, FileKind.CSV).ask(shell);
        if (file == null) {
            return;
        }
        Job job =
                Job.create(
                        Messages.Export_Job,
                        (IProgressMonitor monitor) -> write(file, aspects, rows, monitor));
        job.setUser(true);
        job.schedule();
    }

    private static IStatus write(
            Path file,
            List<ISegmentAspect> aspects,
            SegmentRows.Answer rows,
            @Nullable IProgressMonitor monitor) {
        SubMonitor progress = SubMonitor.convert(monitor, rows.size() / STEP + 1);
        try (Writer writer = Files.newBufferedWriter(file);
                CSVPrinter printer = new CSVPrinter(writer, CSV)) {
            printer.printRecord(aspects.stream().map(a -> SegmentFilter.key(a.getName())).toList());
            List<@Nullable Object> line = new ArrayList<>();
            for (int i = 0; i < rows.size(); i++) {
                if (i % STEP == 0) {
                    progress.split(1);
                }
                ISegment segment = rows.row(i);
                line.clear();
                aspects.forEach(a -> line.add(a.resolve(segment)));
                printer.printRecord(line);
            }
            return Status.OK_STATUS;
        } catch (IOException e) {
            return new Status(
                    IStatus.ERROR,
                    PLUGIN,
                    Messages.Export_Failed + ": " + String.valueOf(e.getMessage()),
                    e);
        }
    }
}
