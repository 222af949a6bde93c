package org.eclipse.tracecompass.tmf.core.trace.text;

import java.io.File;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.tmf.core.io.BufferedRandomAccessFile;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;

/** Whether a file is a text trace of a kind: looks at its first lines only. */
final class TextValidation {

    private static final String PLUGIN_ID = "org.eclipse.tracecompass.tmf.core";
    private static final int MAX_LINES = 100;
    private static final int MAX_CONFIDENCE = 100;

    private final TextTrace<?> trace;

    /**
     * A validation.
     *
     * @param trace knows what lines look like; need not be initialised
     */
    TextValidation(TextTrace<?> trace) {
        this.trace = trace;
    }

    /** {@return OK with the share of the lines that begin an event as confidence, or why not} */
    IStatus validate(File file) {
        if (!file.exists()) {
            return Status.error("There is no file " + file);
        }
        try {
            String refusal = TextSample.refusal(file);
            if (refusal != null) {
                return Status.error(refusal);
            }
            return validateLines(file);
        } catch (IOException e) {
            return Status.error("The file cannot be read: " + e.getMessage(), e);
        }
    }

    /** A line on which an expression takes too long is none of an honest trace. */
    private static boolean matches(Pattern pattern, String line) {
        return TextTrace.matches(PatternSearch.matcher(pattern, line));
    }

    private IStatus validateLines(File file) throws IOException {
        Deque<Pattern> headers = new ArrayDeque<>(trace.getValidationPatterns());
        Pattern first = trace.getFirstLinePattern();
        int lines = 0;
        int matches = 0;
        try (BufferedRandomAccessFile raf = new BufferedRandomAccessFile(file, "r")) {
            String line = raf.getNextLine();
            while (line != null && lines < MAX_LINES) {
                String text = trace.preProcessLine(TextTrace.withoutMark(line, lines));
                Pattern header = headers.peek();
                if (header != null && matches(header, text)) {
                    headers.poll();
                    matches++;
                } else if (matches(first, text)) {
                    matches++;
                }
                lines++;
                line = raf.getNextLine();
            }
        }
        if (matches == 0) {
            return Status.error("None of the first " + lines + " lines begins an event");
        }
        if (!headers.isEmpty()) {
            return Status.error("No line matches " + headers.peek());
        }
        return new TraceValidationStatus(Math.max(1, MAX_CONFIDENCE * matches / lines), PLUGIN_ID);
    }
}
