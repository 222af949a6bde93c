/** The places of an event in which a name is looked for. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ctf.core.event.scope;
