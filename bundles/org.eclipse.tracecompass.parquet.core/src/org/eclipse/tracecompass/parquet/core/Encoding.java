package org.eclipse.tracecompass.parquet.core;

/** The encodings that are used, with their numbers in the format. */
enum Encoding {
    PLAIN(0),
    RLE(3),
    DELTA_BINARY_PACKED(5),
    RLE_DICTIONARY(8);

    private final int code;

    Encoding(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }
}
