package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileReplacement;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/** The file of a graph that is built, beside the one that it replaces when it is complete. */
final class UnfinishedGraph {

    private static final System.Logger LOGGER = LazyLogger.of(UnfinishedGraph.class);
    private static final String SUFFIX = ".tmp";

    private final Path target;
    private final int header;
    private BlockFile blocks;
    private @Nullable Path path;

    /**
     * Names a file, which is made when the first block is written.
     *
     * @param target the file to replace
     * @param header the number of bytes before the first block
     */
    UnfinishedGraph(Path target, int header) {
        this.target = target;
        this.header = header;
        blocks = new BlockFile(this::create, header);
    }

    BlockFile blocks() {
        return blocks;
    }

    private RandomAccessFile create() throws IOException {
        Path folder = target.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IOException("no folder");
        }
        Files.createDirectories(folder);
        Path created = FileReplacement.begin(target, SUFFIX);
        path = created;
        return new RandomAccessFile(created.toFile(), "rw");
    }

    /** Leaves out the blocks that were written again later, if they are many. */
    void compact() throws IOException {
        BlockFile old = blocks;
        Path oldPath = path;
        if (oldPath == null || old.wasted() <= old.end() / Byte.SIZE) {
            return;
        }
        BlockFile compact = new BlockFile(this::create, header);
        try {
            for (int i = 0; i < old.count(); i++) {
                byte[] block = old.read(i);
                compact.write(i, block, block.length);
            }
        } catch (IOException e) {
            discard(compact);
            path = oldPath;
            throw e;
        }
        blocks = compact;
        old.close();
        Files.deleteIfExists(oldPath);
    }

    /** Puts the complete file into its place. It stays open. */
    void moveToTarget() throws IOException {
        Path complete = path;
        if (complete != null) {
            FileReplacement.replace(complete, target);
            path = null;
        }
    }

    /** Closes the file, and deletes it if it is not complete. */
    void close() {
        discard(blocks);
    }

    private void discard(BlockFile file) {
        try {
            file.close();
            Path unfinished = path;
            if (unfinished != null) {
                Files.deleteIfExists(unfinished);
            }
        } catch (IOException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The unfinished graph of " + target + " cannot be deleted",
                    e);
        }
    }
}
