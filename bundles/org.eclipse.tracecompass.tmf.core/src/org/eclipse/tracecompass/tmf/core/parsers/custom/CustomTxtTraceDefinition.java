package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.w3c.dom.Element;

/**
 * Describes text traces: the kinds of lines, by regular expressions. An event begins with a line of
 * {@link #inputs}; the lines that may follow it are their children.
 */
@NonNullByDefault({})
public class CustomTxtTraceDefinition extends CustomTraceDefinition {

    /** The category of definitions that name none. */
    public static final String CUSTOM_TXT_CATEGORY = "Custom Text";

    /** Name of the file with the definitions that a product brings. */
    protected static final String CUSTOM_TXT_TRACE_DEFINITIONS_DEFAULT_FILE_NAME =
            "custom_txt_default_parsers.xml";

    /** Name of the file with the user's definitions. */
    protected static final String CUSTOM_TXT_TRACE_DEFINITIONS_FILE_NAME = "custom_txt_parsers.xml";

    /** Path of the file with the definitions that a product brings, below its installation. */
    protected static final String CUSTOM_TXT_TRACE_DEFINITIONS_DEFAULT_PATH_NAME =
            DefinitionFolder.DEFAULTS + CUSTOM_TXT_TRACE_DEFINITIONS_DEFAULT_FILE_NAME;

    /** Path of the file with the user's definitions. */
    protected static final String CUSTOM_TXT_TRACE_DEFINITIONS_PATH_NAME =
            DefinitionFolder.ofUser().resolve(CUSTOM_TXT_TRACE_DEFINITIONS_FILE_NAME).toString();

    /** How often a kind of line may come in an event. */
    public static class Cardinality {

        /** No limit. */
        public static final int INF = Integer.MAX_VALUE;

        /** Once. */
        public static final Cardinality ONE = new Cardinality(1, 1);

        /** Once or more often. */
        public static final Cardinality ONE_OR_MORE = new Cardinality(1, INF);

        /** At most once. */
        public static final Cardinality ZERO_OR_ONE = new Cardinality(0, 1);

        /** Any number of times. */
        public static final Cardinality ZERO_OR_MORE = new Cardinality(0, INF);

        private final int min;
        private final int max;

        /**
         * A cardinality.
         *
         * @param min how often at least
         * @param max how often at most, {@link #INF} for any number
         */
        public Cardinality(int min, int max) {
            this.min = min;
            this.max = max;
        }

        @Override
        public String toString() {
            return '(' + (min < 0 ? "?" : String.valueOf(min)) + ',' + maxText() + ')';
        }

        private String maxText() {
            return max == INF ? "∞" : max < 0 ? "?" : String.valueOf(max);
        }

        @Override
        public int hashCode() {
            return 31 * min + max;
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Cardinality other && min == other.min && max == other.max;
        }
    }

    /** What a group of a line's expression captures. */
    public static class InputData {

        /** What it means. */
        public Tag tag;

        /** The name of the field. */
        public String name;

        /** What to do with an earlier value: one of the {@code ACTION_} constants. */
        public int action;

        /** The format of a time. */
        public String format;

        /** A group that means nothing yet. */
        public InputData() {
            // The fields are set by an editor.
        }

        /**
         * A field with a format.
         *
         * @param name the name of the field
         * @param action what to do with an earlier value
         * @param format the format of a time
         */
        public InputData(String name, int action, String format) {
            tag = Tag.OTHER;
            this.name = name;
            this.action = action;
            this.format = format;
        }

        /**
         * A field.
         *
         * @param name the name of the field
         * @param action what to do with an earlier value
         */
        public InputData(String name, int action) {
            this(name, action, null);
        }

        /**
         * A part that every event has.
         *
         * @param tag what it means
         * @param action what to do with an earlier value
         */
        public InputData(Tag tag, int action) {
            this.tag = tag;
            name = tag.toString();
            this.action = action;
        }
    }

    /** A kind of line. */
    public static class InputLine {

        /** What the groups of its expression capture, in order. */
        public List<InputData> columns = new ArrayList<>();

        /** How often it may come. */
        public Cardinality cardinality;

        /** The kind of line below which it comes; null for the first line of an event. */
        public InputLine parentInput;

        /** The number of kinds of lines above it. */
        public int level;

        /** The next kind of line with the same parent. */
        public InputLine nextInput;

        /** The kinds of lines that may follow it. */
        public List<InputLine> childrenInputs;

        /** The type of events with this line; null for that of the definition. */
        public String eventType;

        private String regex;
        private Pattern pattern;

        /** A kind of line to be described by an editor. */
        public InputLine() {
            // The fields are set by an editor.
        }

        /**
         * A kind of line.
         *
         * @param cardinality how often it may come
         * @param regex what it matches as a whole
         * @param columns what the groups of the expression capture; null for nothing
         */
        public InputLine(Cardinality cardinality, String regex, List<InputData> columns) {
            this.cardinality = cardinality;
            this.regex = regex;
            if (columns != null) {
                this.columns = columns;
            }
        }

        /**
         * Sets the expression.
         *
         * @param regex what the line matches as a whole
         */
        public void setRegex(String regex) {
            this.regex = regex;
            pattern = null;
        }

        /** {@return the expression} */
        public String getRegex() {
            return regex;
        }

        /**
         * The compiled expression.
         *
         * @return the pattern
         * @throws PatternSyntaxException if the expression is wrong, or could never be tried in a
         *     reasonable time
         */
        public synchronized Pattern getPattern() throws PatternSyntaxException {
            if (pattern == null) {
                pattern = PatternSearch.compile(regex == null ? "" : regex);
            }
            return pattern;
        }

        /**
         * Adds a kind of line that may follow this one, behind those that are there.
         *
         * @param input the kind of line
         */
        public void addChild(InputLine input) {
            if (childrenInputs == null) {
                childrenInputs = new ArrayList<>(1);
            } else if (!childrenInputs.isEmpty()) {
                childrenInputs.get(childrenInputs.size() - 1).nextInput = input;
            }
            childrenInputs.add(input);
            input.parentInput = this;
            input.setLevel(level + 1);
        }

        private void setLevel(int newLevel) {
            level = newLevel;
            if (childrenInputs != null) {
                childrenInputs.forEach(child -> child.setLevel(newLevel + 1));
            }
        }

        /**
         * Adds a kind of line behind this one, with the same parent.
         *
         * @param input the kind of line
         */
        public void addNext(InputLine input) {
            if (parentInput != null) {
                List<InputLine> siblings = parentInput.childrenInputs;
                siblings.add(siblings.indexOf(this) + 1, input);
            }
            input.nextInput = nextInput;
            nextInput = input;
            input.parentInput = parentInput;
            input.setLevel(level);
        }

        /** Changes places with the kind of line before it, if there is one. */
        public void moveUp() {
            if (parentInput != null) {
                int at = parentInput.childrenInputs.indexOf(this);
                if (at > 0) {
                    parentInput.childrenInputs.get(at - 1).moveDown();
                }
            }
        }

        /** Changes places with the kind of line behind it, if there is one. */
        public void moveDown() {
            if (parentInput == null) {
                return;
            }
            List<InputLine> siblings = parentInput.childrenInputs;
            int at = siblings.indexOf(this);
            if (at < 0 || at == siblings.size() - 1) {
                return;
            }
            siblings.remove(this);
            siblings.add(at + 1, this);
            for (int i = 0; i < siblings.size(); i++) {
                siblings.get(i).nextInput = i + 1 < siblings.size() ? siblings.get(i + 1) : null;
            }
        }

        /**
         * Adds what the next group captures.
         *
         * @param column what it means
         */
        public void addColumn(InputData column) {
            columns.add(column);
        }

        /**
         * The kinds of lines that may follow this one: first its children, then itself again, then
         * those behind it, then likewise those of its parent. A kind that must come ends the list.
         *
         * @param countMap how often each kind has come; absent means never
         * @return the kinds of lines, in the order in which they are tried
         */
        public List<InputLine> getNextInputs(Map<InputLine, Integer> countMap) {
            return new NextLines(countMap).after(this);
        }

        /** {@return how often it must come} */
        public int getMinCount() {
            return cardinality == null ? 0 : cardinality.min;
        }

        /** {@return how often it may come} */
        public int getMaxCount() {
            return cardinality == null ? Cardinality.INF : cardinality.max;
        }

        @Override
        public String toString() {
            return regex + ' ' + cardinality;
        }
    }

    /** The kinds of lines that begin an event. */
    public List<InputLine> inputs;

    /** An empty definition. */
    public CustomTxtTraceDefinition() {
        this(CUSTOM_TXT_CATEGORY, "", new ArrayList<>(), new ArrayList<>(), "");
    }

    /**
     * A definition.
     *
     * @param category its category
     * @param traceType the name of the trace type
     * @param inputs the kinds of lines that begin an event
     * @param outputs the columns of the events
     * @param timeStampOutputFormat how the time is shown; empty for the user's format
     */
    public CustomTxtTraceDefinition(
            String category,
            String traceType,
            List<InputLine> inputs,
            List<OutputColumn> outputs,
            String timeStampOutputFormat) {
        categoryName = category;
        definitionName = traceType;
        this.inputs = inputs;
        this.outputs = outputs;
        this.timeStampOutputFormat = timeStampOutputFormat;
    }

    @Override
    public void save() {
        DefinitionStore.TEXT.save(this);
    }

    @Override
    public void save(String path) {
        DefinitionStore.TEXT.save(this, path);
    }

    /** {@return all definitions: the user's, those of the product and those of plug-ins} */
    public static CustomTxtTraceDefinition[] loadAll() {
        return loadAll(true);
    }

    /**
     * Returns definitions.
     *
     * @param includeDefaults whether also those of the product and of plug-ins
     * @return the definitions; of a category and name only the first
     */
    public static CustomTxtTraceDefinition[] loadAll(boolean includeDefaults) {
        return DefinitionStore.TEXT.all(includeDefaults).toArray(new CustomTxtTraceDefinition[0]);
    }

    /**
     * Reads definitions.
     *
     * @param path a file
     * @return its definitions; none if it cannot be read
     */
    public static CustomTxtTraceDefinition[] loadAll(String path) {
        return DefinitionStore.TEXT.read(path).toArray(new CustomTxtTraceDefinition[0]);
    }

    /**
     * Returns a definition of the user or of the product.
     *
     * @param categoryName its category
     * @param definitionName its name
     * @return the definition; null if there is none
     */
    public static CustomTxtTraceDefinition load(String categoryName, String definitionName) {
        return DefinitionStore.TEXT.find(categoryName, definitionName);
    }

    /**
     * Reads a definition.
     *
     * @param definitionElement its element
     * @return the definition; null if it has no name
     */
    public static CustomTxtTraceDefinition extractDefinition(Element definitionElement) {
        return TxtDefinitionXml.read(definitionElement);
    }

    /**
     * Deletes a definition of the user; one of the product of the same name appears again.
     *
     * @param categoryName its category
     * @param definitionName its name
     */
    public static void delete(String categoryName, String definitionName) {
        DefinitionStore.TEXT.delete(categoryName, definitionName);
    }
}
