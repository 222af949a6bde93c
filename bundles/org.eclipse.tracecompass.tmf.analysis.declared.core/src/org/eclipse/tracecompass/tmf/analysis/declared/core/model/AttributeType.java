package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

/** The type of an attribute's values, and how they are stored. */
public sealed interface AttributeType {

    /** The types that need no table. */
    enum Plain implements AttributeType {
        /** A whole number of 32 bits; one that does not fit makes the event a bad one. */
        INT("int"),
        /** A whole number, stored in 64 bits. */
        LONG("long"),
        /** A number with a fraction. */
        DOUBLE("double"),
        /** A text. */
        STRING("string");

        private final String word;

        Plain(String word) {
            this.word = word;
        }

        /** Returns the word of the language. */
        @Override
        public String word() {
            return word;
        }
    }

    /**
     * A whole number that a table explains; stored like {@link Plain#INT}.
     *
     * @param enumeration the name of the {@link Enumeration}
     */
    record Table(String enumeration) implements AttributeType {

        @Override
        public String word() {
            return enumeration;
        }
    }

    /** Returns how declarations write it. */
    String word();
}
