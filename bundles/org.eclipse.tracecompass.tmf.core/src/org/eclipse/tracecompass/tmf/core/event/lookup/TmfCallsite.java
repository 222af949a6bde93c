package org.eclipse.tracecompass.tmf.core.event.lookup;

import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/** The plain place in source code. */
public class TmfCallsite implements ITmfCallsite {

    private final String fileName;
    private final @Nullable Long lineNumber;

    /**
     * A place.
     *
     * @param fileName the file
     * @param lineNumber the line from 1, null when unknown
     */
    public TmfCallsite(String fileName, @Nullable Long lineNumber) {
        this.fileName = fileName;
        this.lineNumber = lineNumber;
    }

    /**
     * A copy.
     *
     * @param other the place to copy
     */
    public TmfCallsite(ITmfCallsite other) {
        this(other.getFileName(), other.getLineNo());
    }

    @Override
    public String getFileName() {
        return fileName;
    }

    @Override
    public @Nullable Long getLineNo() {
        return lineNumber;
    }

    @Override
    public int hashCode() {
        return Objects.hash(fileName, lineNumber);
    }

    @NonNullByDefault({})
    @Override
    public boolean equals(Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        TmfCallsite other = (TmfCallsite) obj;
        return fileName.equals(other.fileName) && Objects.equals(lineNumber, other.lineNumber);
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        Long line = lineNumber;
        return fileName + ':' + (line == null ? "??" : line.toString());
    }
}
