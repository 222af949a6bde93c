package org.eclipse.tracecompass.tmf.export.core;

import java.io.Serializable;

/**
 * A column of a table.
 *
 * @param name its name, in small letters with underscores; no other column of the table has it
 * @param type the type of its values
 * @param isOptional whether rows may have no value
 * @param description what its values mean, a few words
 */
public record TableColumn(String name, ColumnType type, boolean isOptional, String description)
        implements Serializable {}
