/** Why a thread took as long as it did: its critical path in pieces, and what it waited for. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;
