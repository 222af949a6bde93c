package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;

/**
 * Some of the files with tables of a trace.
 *
 * @param files the files by their numbers, which give the order of all files of the trace
 * @param columns the columns of their tables
 */
public record TableChunk(Map<Integer, FleetFile> files, Map<String, List<TableColumn>> columns)
        implements Serializable {}
