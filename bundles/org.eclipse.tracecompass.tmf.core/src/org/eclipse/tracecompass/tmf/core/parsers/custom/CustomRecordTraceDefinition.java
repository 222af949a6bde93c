package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputData;

/** Describes CSV files and JSON lines: what the values of each record mean. */
public class CustomRecordTraceDefinition extends CustomTraceDefinition {

    /** The format of the file. */
    public enum Format {
        /** Values between delimiters, maybe in quotes. */
        CSV("Custom CSV"),
        /** A JSON object per line. */
        JSON("Custom JSON");

        private final String category;

        Format(String category) {
            this.category = category;
        }

        /** {@return the category of definitions that name none} */
        public String category() {
            return category;
        }

        /** {@return the name in files} */
        public String fileName() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A value of a record.
     *
     * @param path where it is: in CSV the name of the column or its number from 1, in JSON the
     *     names from the object to the value with dots between them ({@code task.name}, {@code
     *     args[0]})
     * @param data what it means
     */
    public record Input(String path, InputData data) {}

    /** The format of the file. */
    public Format format;

    /** The character between the values of a CSV file. */
    public char delimiter = ',';

    /** Whether the first record of a CSV file has the names of its columns. */
    public boolean header = true;

    /** The values that are read; others become extra fields. */
    public List<Input> inputs = new ArrayList<>();

    /**
     * An empty definition.
     *
     * @param format the format of the file
     */
    public CustomRecordTraceDefinition(Format format) {
        this.format = format;
        categoryName = format.category();
        definitionName = "";
        timeStampOutputFormat = "";
    }

    @Override
    public void save() {
        DefinitionStore.RECORDS.save(this);
    }

    @NonNullByDefault({})
    @Override
    public void save(String path) {
        DefinitionStore.RECORDS.save(this, path);
    }

    /** {@return all definitions: the user's, those of the product and those of plug-ins} */
    public static List<CustomRecordTraceDefinition> loadAll() {
        return DefinitionStore.RECORDS.all(true);
    }
}
