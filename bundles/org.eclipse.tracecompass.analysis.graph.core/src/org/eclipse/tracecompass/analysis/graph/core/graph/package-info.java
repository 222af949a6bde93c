/**
 * Execution graphs. A graph has a line of vertices per worker. A horizontal edge joins two vertices
 * of one line and says what the worker did between them; a vertical edge leads to another line and
 * says what one worker did for another.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.graph.core.graph;
