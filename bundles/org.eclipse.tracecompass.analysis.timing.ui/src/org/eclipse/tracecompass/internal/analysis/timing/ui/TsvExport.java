package org.eclipse.tracecompass.internal.analysis.timing.ui;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/** Asks for a file and writes the rows of a view to it, their cells separated by tabs. */
public final class TsvExport {

    private static final FileKind TSV = new FileKind(".tsv", "TSV");

    private TsvExport() {}

    /** Makes the action of a view. */
    public static IAction action(TmfView view, Consumer<OutputStream> writer) {
        return RunAction.push(
                Messages.Export_Tsv,
                null,
                () -> ask(view.getSite().getShell(), view.getPartName(), writer));
    }

    private static void ask(Shell shell, String name, Consumer<OutputStream> writer) {
        Path file = FileQuestion.save(Messages.Export_Title, name, TSV).ask(shell);
        if (file == null) {
            return;
        }
        try (OutputFile output = OutputFile.at(file)) {
            try (OutputStream stream = Files.newOutputStream(output.content())) {
                writer.accept(stream);
            }
            output.commit();
        } catch (UncheckedIOException e) {
            failed(shell, file, Objects.requireNonNull(e.getCause()));
        } catch (IOException e) {
            failed(shell, file, e);
        }
    }

    private static void failed(Shell shell, Path file, IOException cause) {
        ILog.of(TsvExport.class).error("Rows could not be exported", cause);
        MessageDialog.openError(
                shell,
                Messages.Export_Title,
                NLS.bind(Messages.Export_Failed, file, String.valueOf(cause.getMessage())));
    }

    /**
     * Writes rows with their titles, as UTF-8; the stream is left open.
     *
     * @throws UncheckedIOException if the stream takes no more
     */
    public static void write(OutputStream stream, List<String> titles, Stream<List<String>> rows) {
        Writer writer = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
        try {
            writer.write(line(titles));
            for (Iterator<List<String>> each = rows.iterator(); each.hasNext(); ) {
                writer.write(line(each.next()));
            }
            writer.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String line(List<String> cells) {
        return cells.stream().map(TsvExport::cell).collect(Collectors.joining("\t")) + '\n';
    }

    /** A cell without what would end it. */
    private static String cell(String text) {
        return text == null ? "" : text.replace('\t', ' ').replace('\n', ' ').replace('\r', ' ');
    }
}
