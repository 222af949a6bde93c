package org.eclipse.tracecompass.ctf.core.event;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A place in source code where events of one name are recorded, as a block {@code callsite} of the
 * metadata tells it. Immutable.
 *
 * @since 0.2.0
 */
public class CTFCallsite {

    private final String eventName;
    private final String functionName;
    private final long ip;
    private final String fileName;
    private final long lineNumber;

    /**
     * Creates a callsite.
     *
     * @param en the name of the events
     * @param func the name of the function
     * @param ip the address of the instruction
     * @param fn the name of the source file
     * @param line the line in the file, from 1
     */
    public CTFCallsite(String en, String func, long ip, String fn, long line) {
        eventName = en;
        functionName = func;
        this.ip = ip;
        fileName = fn;
        lineNumber = line;
    }

    /** Returns the name of the events. */
    public String getEventName() {
        return eventName;
    }

    /** Returns the name of the source file. */
    public String getFileName() {
        return fileName;
    }

    /** Returns the address of the instruction. */
    public long getIp() {
        return ip;
    }

    /** Returns the name of the function. */
    public String getFunctionName() {
        return functionName;
    }

    /** Returns the line in the file, from 1. */
    public long getLineNumber() {
        return lineNumber;
    }

    @Override
    public int hashCode() {
        return Objects.hash(eventName, functionName, ip, fileName, lineNumber);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof CTFCallsite other
                        && ip == other.ip
                        && lineNumber == other.lineNumber
                        && eventName.equals(other.eventName)
                        && functionName.equals(other.functionName)
                        && fileName.equals(other.fileName);
    }

    @Override
    public String toString() {
        return fileName + ':' + lineNumber + ' ' + functionName + "()";
    }
}
