/**
 * Aspects of the events of a Linux machine: on behalf of which thread and process they happened.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.os.linux.core.event.aspect;
