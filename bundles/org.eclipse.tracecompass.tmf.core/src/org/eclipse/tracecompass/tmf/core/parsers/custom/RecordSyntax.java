package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/** The syntax of records that are lines, or few lines each. */
sealed interface RecordSyntax permits CsvSyntax, JsonSyntax {

    /** The syntax of a definition. */
    static RecordSyntax of(CustomRecordTraceDefinition definition) {
        return switch (definition.format) {
            case CSV -> new CsvSyntax(definition);
            case JSON -> new JsonSyntax();
        };
    }

    /**
     * Whether a record goes on in the next line.
     *
     * @param line a line
     * @param wasOpen whether the record went on in this line; else it begins here
     */
    boolean isOpen(CharSequence line, boolean wasOpen);

    /** Whether a text of several lines is one record, whatever its values are. */
    boolean isRecord(String text);

    /** Whether the file begins with a record that names the values. */
    boolean hasHeader();

    /** Takes the names of the values. */
    void header(String record);

    /**
     * The values of a record by their names.
     *
     * @param record the text
     * @return the values in order; null if the text is no record
     */
    @Nullable
    Map<String, String> values(String record);

    /** Why a described value is not in the records; null if it may be. */
    @Nullable
    String missing();
}
