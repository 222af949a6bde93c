package org.eclipse.tracecompass.ctf.core;

import java.nio.file.Path;

/**
 * Something about a trace that a person should know: where it is and what is wrong.
 *
 * @param severity an error means that data could not be read; a warning that it was read all the
 *     same
 * @param file the file it is about
 * @param line line of a metadata text, from 1; 0 when there is none
 * @param packet number of the packet in the file, from 1; 0 when there is none
 * @param offset byte in the file, from 0; -1 when there is none
 * @param reason what is wrong, without a full stop
 */
public record CtfDiagnostic(
        Severity severity, Path file, int line, long packet, long offset, String reason) {

    /** How bad it is. */
    public enum Severity {
        /** Read all the same. */
        WARNING,
        /** Some data, or the whole trace, could not be read. */
        ERROR
    }

    /** An error in a line of a metadata text ({@code line} 0: in the file as a whole). */
    public static CtfDiagnostic inMetadata(Path file, int line, String reason) {
        return new CtfDiagnostic(Severity.ERROR, file, line, 0, -1, reason);
    }

    /** An error in a packet ({@code packet} from 1) at a byte of its file. */
    public static CtfDiagnostic inPacket(Path file, long packet, long offset, String reason) {
        return new CtfDiagnostic(Severity.ERROR, file, 0, packet, offset, reason);
    }

    /** The same place and reason as a warning. */
    public CtfDiagnostic asWarning() {
        return new CtfDiagnostic(Severity.WARNING, file, line, packet, offset, reason);
    }

    /** One sentence for the person who opened the trace: file, place, reason. */
    public String sentence() {
        StringBuilder text = new StringBuilder().append(file);
        if (line > 0) {
            text.append(", line ").append(line);
        }
        if (packet > 0) {
            text.append(", packet ").append(packet);
        }
        if (offset >= 0) {
            text.append(", byte ").append(offset);
        }
        return text.append(": ").append(reason).append('.').toString();
    }

    @Override
    public String toString() {
        return sentence();
    }
}
