/**
 * Events of CTF traces: type, time and packet are known at once, fields are decoded when they are
 * asked for, one by one through handles or all together as the content.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.ctf.core.event;
