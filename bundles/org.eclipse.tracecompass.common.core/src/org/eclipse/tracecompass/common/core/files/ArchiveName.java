package org.eclipse.tracecompass.common.core.files;

import java.util.Locale;

/**
 * What the name of a file tells of the kind of archive that it is.
 *
 * @param isZip whether it is a zip archive
 * @param isTar whether it is a tar archive, compressed or not
 * @param isGzip whether it is compressed by gzip, an archive or not
 */
public record ArchiveName(boolean isZip, boolean isTar, boolean isGzip) {

    /**
     * Looks at the end of a name.
     *
     * @param fileName the name of a file, or its path
     */
    public static ArchiveName of(String fileName) {
        String name = fileName.toLowerCase(Locale.ROOT);
        boolean isGzip = name.endsWith(".gz") || name.endsWith(".tgz");
        boolean isTar = name.endsWith(".tar") || name.endsWith(".tgz") || name.endsWith(".tar.gz");
        return new ArchiveName(name.endsWith(".zip"), isTar, isGzip);
    }

    /** Returns whether several files may be in it. */
    public boolean isArchive() {
        return isZip || isTar;
    }
}
