package org.eclipse.tracecompass.tmf.core.event.lookup;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** The plain place in source code. */
public class TmfCallsite implements ITmfCallsite {

    private final String fFileName;
    private final @Nullable Long fLineNumber;

    /**
     * A place.
     *
     * @param fileName the file
     * @param lineNumber the line from 1, null when unknown
     */
    public TmfCallsite(String fileName, @Nullable Long lineNumber) {
        fFileName = fileName;
        fLineNumber = lineNumber;
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
        return fFileName;
    }

    @Override
    public @Nullable Long getLineNo() {
        return fLineNumber;
    }

    @Override
    public int hashCode() {
        return Objects.hash(fFileName, fLineNumber);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        TmfCallsite other = (TmfCallsite) obj;
        return fFileName.equals(other.fFileName) && Objects.equals(fLineNumber, other.fLineNumber);
    }

    @Override
    public String toString() {
        Long line = fLineNumber;
        return fFileName + ':' + (line == null ? "??" : line.toString());
    }
}
