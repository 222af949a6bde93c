package org.eclipse.tracecompass.spark;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;

/**
 * A file system of Hadoop with a scheme of its own, whose paths are none of this machine: a program
 * that takes them for local ones finds nothing. It does not replace files when it moves others.
 */
public final class ElsewhereFileSystem extends RawLocalFileSystem {

    /** The property of Hadoop that names this class. */
    static final String IMPLEMENTATION = "fs.elsewhere.impl";

    /** The property that says which folder of this machine is the root. */
    static final String ROOT = "fs.elsewhere.root";

    /** How often a manifest was moved aside. */
    static final AtomicInteger SWAPS = new AtomicInteger();

    private static final URI NAME = URI.create("elsewhere:///");

    @Override
    public String getScheme() {
        return NAME.getScheme();
    }

    @Override
    public URI getUri() {
        return NAME;
    }

    @Override
    public void initialize(URI uri, Configuration configuration) throws IOException {
        setConf(configuration);
        super.initialize(uri, configuration);
    }

    @Override
    public File pathToFile(Path path) {
        return new File(getConf().get(ROOT), path.toUri().getPath());
    }

    @Override
    public FileStatus getFileStatus(Path path) throws IOException {
        FileStatus local = super.getFileStatus(path);
        return new FileStatus(
                local.getLen(),
                local.isDirectory(),
                local.getReplication(),
                local.getBlockSize(),
                local.getModificationTime(),
                makeQualified(path));
    }

    @Override
    public boolean rename(Path from, Path to) throws IOException {
        if (exists(to)) {
            return false;
        }
        if (to.getName().startsWith("manifest.previous")) {
            SWAPS.incrementAndGet();
        }
        return pathToFile(from).renameTo(pathToFile(to));
    }
}
