package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomRecordTraceDefinition.Input;

/** Values between delimiters; a value in quotes may contain delimiters and ends of lines. */
final class CsvSyntax implements RecordSyntax {

    private final CustomRecordTraceDefinition definition;
    private final CSVFormat format;
    private List<String> names = List.of();

    CsvSyntax(CustomRecordTraceDefinition definition) {
        this.definition = definition;
        format =
                CSVFormat.RFC4180
                        .builder()
                        .setDelimiter(definition.delimiter)
                        .setIgnoreSurroundingSpaces(true)
                        .get();
    }

    /** Only a quote where a value begins opens it: in {@code a 5" disk} it is a character. */
    @Override
    public boolean isOpen(CharSequence line, boolean wasOpen) {
        boolean inQuotes = wasOpen;
        boolean beginsValue = !wasOpen;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (inQuotes) {
                if (c == '"') {
                    boolean isEscaped = i + 1 < line.length() && line.charAt(i + 1) == '"';
                    i += isEscaped ? 1 : 0;
                    inQuotes = isEscaped;
                }
            } else if (c == definition.delimiter) {
                beginsValue = true;
            } else if (beginsValue && !Character.isWhitespace(c)) {
                inQuotes = c == '"';
                beginsValue = false;
            }
        }
        return inQuotes;
    }

    @Override
    public boolean isRecord(String text) {
        return parse(text) != null;
    }

    @Override
    public boolean hasHeader() {
        return definition.header;
    }

    @Override
    public void header(String record) {
        CSVRecord values = parse(record);
        names = values == null ? List.of() : values.toList();
    }

    private @Nullable CSVRecord parse(String record) {
        try (CSVParser parser = CSVParser.parse(new StringReader(record), format)) {
            List<CSVRecord> records = parser.getRecords();
            return records.size() == 1 ? records.get(0) : null;
        } catch (IOException | UncheckedIOException | IllegalStateException e) {
            return null;
        }
    }

    @Override
    public @Nullable Map<String, String> values(String record) {
        CSVRecord parsed = parse(record);
        if (parsed == null || !names.isEmpty() && parsed.size() > names.size()) {
            return null;
        }
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < parsed.size(); i++) {
            values.putIfAbsent(name(i), parsed.get(i));
        }
        return values;
    }

    private String name(int index) {
        return index < names.size() && !names.get(index).isBlank()
                ? names.get(index)
                : String.valueOf(index + 1);
    }

    @Override
    public @Nullable String missing() {
        if (!definition.header) {
            return null;
        }
        for (Input input : definition.inputs) {
            if (!names.contains(input.path())) {
                return "The first line names no column '" + input.path() + "'";
            }
        }
        return null;
    }
}
