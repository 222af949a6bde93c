package org.eclipse.tracecompass.common.core.format;

import java.text.Format;

/**
 * Bytes per second; K stands for 1024 of them: 4000 is "3.906 KB/s".
 *
 * @since 0.2.0
 */
public class DataSpeedWithUnitFormat extends DataSizeWithUnitFormat {

    private static final long serialVersionUID = 1L;

    private static final Format INSTANCE = new DataSpeedWithUnitFormat();

    /** Creates a format of bytes per second. */
    protected DataSpeedWithUnitFormat() {
        super("B/s");
    }

    /** Returns the format of bytes per second. */
    public static Format getInstance() {
        return INSTANCE;
    }
}
