package org.eclipse.tracecompass.common.core.format;

import java.text.Format;

/**
 * Numbers of bytes; K stands for 1024 of them: 4000 is "3.906 KB".
 *
 * @since 0.2.0
 */
public class DataSizeWithUnitFormat extends DecimalWithUnitPrefixFormat {

    private static final long serialVersionUID = 1L;

    private static final long KILO = 1024;

    private static final Format INSTANCE = new DataSizeWithUnitFormat();

    /** Creates a format of bytes. */
    protected DataSizeWithUnitFormat() {
        this("B");
    }

    /**
     * Creates a format.
     *
     * @param suffix the unit
     */
    protected DataSizeWithUnitFormat(String suffix) {
        super(suffix, KILO);
    }

    /** Returns the format of bytes. */
    public static Format getInstance() {
        return INSTANCE;
    }
}
